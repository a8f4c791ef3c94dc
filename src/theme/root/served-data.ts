import { servedAttribute } from '../../shared/content-tree';
import type { SidebarItem } from '../../shared/sidebar';
import { readTree } from '../sidebar/read-tree';

/**
 * Parses the data of the page that the browser has opened, which is partly left out (`page-data-text.ts`): HTML and
 * the items of the sidebar are read from the elements that show them.
 * @throws {Error} if the document has other elements
 */
export function parseServed(json: string): unknown {
  const elements = [...document.querySelectorAll(`[${servedAttribute}]`)];
  return JSON.parse(json, (name, value) => {
    if (name === 'html' && value === 0) return takeHtml(elements);
    if (name === 'sidebar' && value?.items === 0) return { ...value, items: readSidebar() };
    return value;
  });
}

function takeHtml(elements: Element[]): string {
  const element = elements.shift();
  if (!element) throw new Error('The page has less HTML than its data.');
  return element.innerHTML;
}

function readSidebar(): SidebarItem[] {
  const tree = document.querySelector('[data-sidebar] > ul');
  if (!tree) throw new Error('The page has no sidebar.');
  return readTree(tree);
}
