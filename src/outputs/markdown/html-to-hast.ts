import type { Element, ElementContent, Properties } from 'hast';
import { htmlEvents } from '../../search/records/tree-events';
import { apiLinkClass } from '../../shared/api-card';

/** Elements that are there to be pressed or looked at: nothing of them is read. */
const silentTags = new Set(['button', 'iframe', 'script', 'style', 'svg', 'template']);

/** A plain element. */
export function element(
  tagName: string,
  properties: Properties = {},
  ...children: (ElementContent | string)[]
): Element {
  const nodes = children.map((child) =>
    typeof child === 'string' ? { type: 'text' as const, value: child } : child,
  );
  return { type: 'element', tagName, properties, children: nodes };
}

/** Whether an element is left out of what machines read: controls, and the links of headings to themselves. */
export function isSilent(tag: string, props: Readonly<Record<string, unknown>>): boolean {
  return silentTags.has(tag) || (tag === 'a' && props.className === 'anchor');
}

/** Finished HTML of a content tree as nodes. It is what React and the compiler wrote, so every element is closed. */
export function htmlToHast(html: string): ElementContent[] {
  const root = element('div');
  const open = [root];
  for (const event of htmlEvents(html)) {
    const parent = open.at(-1) as Element;
    if (event.type === 'text') parent.children.push({ type: 'text', value: event.text });
    else if (event.type === 'close') open.pop();
    else {
      const child = element(event.tag, toProperties(event.props));
      // What the compiler linked is plain code here: the author's links stay.
      const isGenerated = event.tag === 'a' && event.props.className === apiLinkClass;
      if (!isGenerated && !isSilent(event.tag, event.props)) parent.children.push(child);
      open.push(isGenerated ? parent : child);
    }
  }
  return root.children;
}

/** Attributes as hast has them: classes are a list, a box is ticked or not, cells are aligned by an attribute. */
export function toProperties(props: Readonly<Record<string, unknown>>): Properties {
  const { className, style, checked, ...rest } = props;
  const plain = Object.entries(rest).filter(([, value]) => typeof value !== 'object');
  const align = /text-?align"?:\s*"?(left|center|right)/i.exec(
    typeof style === 'string' ? style : (JSON.stringify(style) ?? ''),
  )?.[1];
  return {
    ...(Object.fromEntries(plain) as Properties),
    ...(typeof className === 'string' ? { className: className.split(' ') } : {}),
    ...(align ? { align } : {}),
    ...(checked !== undefined && checked !== false ? { checked: true } : {}),
  };
}
