import { servedAttribute } from '../../shared/content-tree';

/**
 * Parses the data of the page that the browser has opened, whose HTML is partly left out (`page-data-text.ts`):
 * it is read from the elements that show it.
 * @throws {Error} if the document has other elements
 */
export function parseServed(json: string): unknown {
  const elements = [...document.querySelectorAll(`[${servedAttribute}]`)];
  return JSON.parse(json, (name, value: unknown) =>
    name === 'html' && value === 0 ? takeHtml(elements) : value,
  );
}

function takeHtml(elements: Element[]): string {
  const element = elements.shift();
  if (!element) throw new Error('The page has less HTML than its data.');
  return element.innerHTML;
}
