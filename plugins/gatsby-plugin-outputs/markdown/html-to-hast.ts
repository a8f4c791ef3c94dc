import { htmlEvents } from '@docs/content';
import { apiLinkClass } from '@docs/content/shared';
import type { Element, ElementContent, Properties } from 'hast';

/** Interactive or decorative elements without text to read. */
const silentTags = new Set(['button', 'iframe', 'script', 'style', 'svg', 'template']);

/** Creates a plain element. */
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

/**
 * Returns whether an element is omitted from machine-readable output: controls, and the anchor links of
 * headings.
 */
export function isSilent(tag: string, props: Readonly<Record<string, unknown>>): boolean {
  return silentTags.has(tag) || (tag === 'a' && props.className === 'anchor');
}

/**
 * Parses the HTML in a content tree to nodes. React and the compiler wrote it, so every element is closed.
 */
export function htmlToHast(html: string): ElementContent[] {
  const root = element('div');
  const open = [root];
  for (const event of htmlEvents(html)) {
    const parent = open.at(-1) as Element;
    if (event.type === 'text') parent.children.push({ type: 'text', value: event.text });
    else if (event.type === 'close') open.pop();
    else {
      const child = element(event.tag, toProperties(event.props));
      // Links added by the compiler become plain code again; the author's links stay.
      const isGenerated = event.tag === 'a' && event.props.className === apiLinkClass;
      if (!isGenerated && !isSilent(event.tag, event.props)) parent.children.push(child);
      open.push(isGenerated ? parent : child);
    }
  }
  return root.children;
}

/**
 * Converts attributes to hast: classes become a list, checkboxes a boolean, and cell alignment an attribute.
 */
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
