import { Children, isValidElement, type ReactElement, type ReactNode, useLayoutEffect } from 'react';

/*
 * Takes the place of react-helmet-async in the browser's bundle. A build still renders heads with that package; here a head that came
 * with the HTML is only replaced by that of the next page, for which the package would be 6 KB on every page. Elements of a page's head
 * carry the package's mark.
 */
const mark = 'data-rh';

interface HelmetProps {
  title?: string;
  children?: ReactNode;
}

/** Writes the title and the elements of a page into the head of the document. */
export function Helmet({ title, children }: HelmetProps) {
  useLayoutEffect(() => {
    const elements = Children.toArray(children).filter(isValidElement) as ReactElement<HeadProps>[];
    const own = elements.find(({ type }) => type === 'title');
    document.title = title ?? textOf(own?.props.children);
    // A crash screen has nothing but a title.
    if (children) replaceMarked(elements.filter((element) => element !== own).map(toElement));
  });
  return null;
}

/** Stands in for the provider, which only a build needs. */
export function HelmetProvider({ children }: { children: ReactNode }) {
  return children;
}

type HeadProps = Record<string, unknown> & { children?: ReactNode };

const textOf = (children: ReactNode) => Children.toArray(children).join('');

/** The names of attributes that React spells differently. */
const attributeNames: Record<string, string> = {
  crossOrigin: 'crossorigin',
  httpEquiv: 'http-equiv',
  hrefLang: 'hreflang',
};

function toElement({ type, props: { children, ...attributes } }: ReactElement<HeadProps>): Element {
  const element = document.createElement(String(type));
  element.setAttribute(mark, 'true');
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== null && value !== false)
      element.setAttribute(attributeNames[name] ?? name, value === true ? '' : String(value));
  element.textContent = textOf(children);
  return element;
}

/** Makes these the marked elements of the head; those that are there already stay. */
function replaceMarked(wanted: Element[]): void {
  const there = [...document.head.querySelectorAll(`[${mark}]`)].filter(({ tagName }) => tagName !== 'TITLE');
  const kept = new Set<Element>();
  for (const element of wanted) {
    const same = there.find((other) => !kept.has(other) && other.isEqualNode(element));
    if (same) kept.add(same);
    else document.head.append(element);
  }
  for (const element of there) if (!kept.has(element)) element.remove();
}
