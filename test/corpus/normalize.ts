/**
 * Attributes that affect the meaning or look of an element; the others serve scripts and assistive
 * technology.
 */
const kept = new Set(
  'alt align checked class controls d data-selected height href id open role src start stroke-width style target title type viewbox width'.split(
    ' ',
  ),
);
/** Elements that the site adds to the author's content and that other tests cover: wrappers and controls. */
const wrappers = '.table-wrap, .image, picture, .token, pre span:not([class])';
const additions = '.anchor, .code-copy, source';
const inline =
  /^(#text|a|abbr|b|br|button|code|del|em|i|img|input|kbd|label|s|span|small|strong|sub|sup|u)$/i;

/**
 * Returns the normalized HTML of the corpus: parsed as in a browser, one block per line, whitespace outside
 * of code collapsed, attributes sorted. Omits anchors, copy buttons, the colors of code, and the wrappers of
 * tables and images.
 */
export function normalizeHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(additions)) element.remove();
  for (const element of body.querySelectorAll('*')) tidyAttributes(element);
  for (const element of body.querySelectorAll(wrappers)) element.replaceWith(...element.childNodes);
  body.normalize();
  return `${blocks(body, '').join('\n')}\n`;
}

function tidyAttributes(element: Element): void {
  element.classList.remove('line', 'stack', 'num');
  const own = [...element.attributes]
    .filter(({ name, value }) => kept.has(name) && !/^:\w+:/.test(value) && !(name === 'class' && !value))
    .sort((a, b) => a.name.localeCompare(b.name));
  while (element.attributes[0]) element.removeAttribute(element.attributes[0].name);
  for (const { name, value } of own) element.setAttribute(name, value);
}

/** Returns the children of a block: blocks on their own lines, the text in between on one line. */
function blocks(parent: Element, indent: string): string[] {
  const lines: string[] = [];
  let text = '';
  const endText = () => {
    const collapsed = text.replace(/[ \t\r\n]+/g, ' ').trim();
    if (collapsed) lines.push(indent + collapsed);
    text = '';
  };
  for (const node of parent.childNodes) {
    if (isInline(node)) {
      text += node.nodeType === 3 ? escapeText(node) : (node as Element).outerHTML;
      continue;
    }
    endText();
    lines.push(...block(node as Element, indent));
  }
  endText();
  return lines;
}

function block(element: Element, indent: string): string[] {
  const [opening = '', closing = ''] = (element.cloneNode() as Element).outerHTML.split(/(?=<\/)/);
  if (element.localName === 'pre') return [indent + element.outerHTML];
  const inside = blocks(element, `${indent}  `);
  if (![...element.childNodes].every(isInline)) return [indent + opening, ...inside, indent + closing];
  return [indent + opening + inside.join('').trim() + closing];
}

function isInline(node: Node): boolean {
  return inline.test(node.nodeName) && [...node.childNodes].every(isInline);
}

function escapeText(node: Node): string {
  const box = document.createElement('i');
  box.append(node.cloneNode());
  return box.innerHTML;
}
