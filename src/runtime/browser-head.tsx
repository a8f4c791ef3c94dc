import { Children, isValidElement, type ReactElement, type ReactNode, useLayoutEffect } from 'react';

/*
 * Replaces react-helmet-async in the browser's bundle. The build renders heads with that package. In the browser,
 * only the next page's head has to replace the one in the HTML. For that, the package would add 6 KB to every page.
 * Elements of a page's head have the package's data attribute.
 */
const mark = 'data-rh';

interface HelmetProps {
  title?: string;
  children?: ReactNode;
}

/** Writes a page's title and head elements to the document's head. */
export function Helmet({ title, children }: HelmetProps) {
  useLayoutEffect(() => {
    const elements = Children.toArray(children).filter(isValidElement) as ReactElement<HeadProps>[];
    const own = elements.find(({ type }) => type === 'title');
    document.title = title ?? textOf(own?.props.children);
    // A crash screen has only a title.
    if (children) replaceMarked(elements.filter((element) => element !== own).map(toElement));
  });
  return null;
}

/** Replaces the provider, which only the build needs. */
export function HelmetProvider({ children }: { children: ReactNode }) {
  return children;
}

type HeadProps = Record<string, unknown> & { children?: ReactNode };

const textOf = (children: ReactNode) => Children.toArray(children).join('');

function toElement({ type, props: { children, ...attributes } }: ReactElement<HeadProps>): Element {
  const element = document.createElement(String(type));
  element.setAttribute(mark, 'true');
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== null && value !== false)
      // The only attribute in a head that React spells differently. The document ignores case.
      element.setAttribute(name === 'httpEquiv' ? 'http-equiv' : name, value === true ? '' : String(value));
  element.textContent = textOf(children);
  return element;
}

/** Replaces the marked elements of the head with these. Elements that are the same stay. */
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
