import { find, hastToReact, html, svg } from 'property-information';
import styleToJs from 'style-to-js';

/** Void elements: React rejects children in them. */
export const voidTag = /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/**
 * Returns React's name of an HTML or SVG attribute: `class` becomes `className`, `colspan` becomes `colSpan`,
 * `stroke-width` becomes `strokeWidth`. Names unknown to HTML, and `aria-*` and `data-*`, are returned
 * unchanged.
 */
export function reactPropName(name: string): string {
  const inHtml = find(html, name);
  const info = inHtml.defined ? inHtml : find(svg, name);
  if (!info.defined || !info.space) return name;
  return hastToReact[info.property] ?? info.property;
}

/** Returns whether an attribute is an event handler: React expects a function, and a string never runs. */
export function isEventHandler(name: string): boolean {
  return /^on[a-z]/i.test(name);
}

/**
 * Parses a `style` attribute to the object that React expects.
 *
 * @throws {Error} with a plain reason if the text is not CSS.
 */
export function styleObject(css: string): Record<string, string> {
  try {
    return styleToJs(css, { reactCompat: true });
  } catch (error) {
    // The parser adds its name and a position inside the attribute: `undefined:1:6: property missing ':'`.
    throw new Error((error as Error).message.replace(/^\w+:\d+:\d+: /, ''));
  }
}

/** Returns whether a link or source with this URL would run a script. Browsers ignore white space in it. */
export function isScriptAddress(address: string): boolean {
  return /^(?:javascript:|vbscript:|data:text\/html)/i.test(address.replace(/[\p{Cc} ]/gu, ''));
}
