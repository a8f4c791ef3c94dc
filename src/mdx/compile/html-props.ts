import { find, hastToReact, html, svg } from 'property-information';
import styleToJs from 'style-to-js';

/** Elements that cannot have anything inside: React refuses their children. */
export const voidTag = /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/**
 * The name under which React knows an attribute of an HTML or SVG element: `class` is `className`, `colspan` is `colSpan`,
 * `stroke-width` is `strokeWidth`. Names that mean nothing to HTML, and `aria-*` and `data-*`, are returned as they are.
 */
export function reactPropName(name: string): string {
  const inHtml = find(html, name);
  const info = inHtml.defined ? inHtml : find(svg, name);
  if (!info.defined || !info.space) return name;
  return hastToReact[info.property] ?? info.property;
}

/** Whether an attribute is an event handler: React takes a function for those, and text never runs. */
export function isEventHandler(name: string): boolean {
  return /^on[a-z]/i.test(name);
}

/**
 * The declarations of a `style` attribute as the object that React asks for.
 * @throws Error with a plain reason if the text is not CSS.
 */
export function styleObject(css: string): Record<string, string> {
  try {
    return styleToJs(css, { reactCompat: true });
  } catch (error) {
    // The parser names itself and a place inside of the attribute: `undefined:1:6: property missing ':'`.
    throw new Error((error as Error).message.replace(/^\w+:\d+:\d+: /, ''));
  }
}
