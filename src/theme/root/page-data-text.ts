import { isHtmlNode, servedAttribute } from '../../shared/content-tree';
import { treeHtml } from '../sidebar/tree-html';
import type { PageData } from './page-data';
import { type FramedPage, pageFrame } from './page-frame';
import { toRawJson } from './raw-json';

/**
 * Returns the text of the element that contains a page's data in its HTML. HTML in the data and the items of the
 * sidebar, which are in the page's body too, are left out: the browser reads them there (`served-data.ts`).
 */
export function pageDataText(given: object, body: string): string {
  const { componentChunkName, path, staticQueryHashes, result } = given as PageData;
  const { data, pageContext } = result;
  const page = { componentChunkName, path, staticQueryHashes, result: { pageContext, data } };
  return elementText(withoutServed(page, body) ?? JSON.stringify(page));
}

/** Returns the text of the element that contains the results of static queries. */
export function queriesText(queries: object): string {
  return elementText(JSON.stringify(queries));
}

/**
 * Escapes only what would end the element: HTML compresses best where it is the same as the page's own.
 */
function elementText(json: string): string {
  return toRawJson(json).replace(/<(?=\/?script|!--)/gi, '\\u003c');
}

const mark = ` ${servedAttribute}="">`;

/**
 * Returns JSON with 0 in place of the HTML of each content node and of the sidebar's items. Undefined if the
 * marked elements of the body do not contain the same HTML in the same order, or the body has another sidebar.
 */
function withoutServed(page: Pick<PageData, 'path' | 'result'>, body: string): string | undefined {
  const { sidebar } = pageFrame(page.result as FramedPage);
  if (sidebar && !body.includes(treeHtml(sidebar.items, { path: page.path, areOpen: true })))
    return undefined;
  const [, ...marked] = body.split(mark);
  let isSame = true;
  const text = JSON.stringify(page, (_, value: unknown) => {
    if (sidebar && value === sidebar.items) return 0;
    if (!isHtmlNode(value)) return value;
    isSame &&= Boolean(marked.shift()?.startsWith(`${value.html}</${value.tag}>`));
    return { ...value, html: 0 };
  });
  return isSame && marked.length === 0 ? text : undefined;
}
