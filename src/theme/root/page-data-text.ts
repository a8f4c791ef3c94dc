import { isHtmlNode, servedAttribute } from '../../shared/content-tree';
import type { PageData } from './page-data';
import { toRawJson } from './raw-json';

/**
 * Returns the text of the element that contains a page's data in its HTML. HTML in the data that is in the
 * page's body too is left out: the browser reads it there (`served-html.ts`).
 */
export function pageDataText(given: object, body: string): string {
  const { componentChunkName, path, staticQueryHashes, result } = given as PageData;
  const { data, pageContext } = result;
  const page = { componentChunkName, path, staticQueryHashes, result: { pageContext, data } };
  return elementText(withoutServedHtml(page, body) ?? JSON.stringify(page));
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
 * Returns JSON with 0 in place of the HTML of each content node. Undefined if the marked elements of the body
 * do not contain the same HTML in the same order.
 */
function withoutServedHtml(page: object, body: string): string | undefined {
  const [, ...marked] = body.split(mark);
  let isSame = true;
  const text = JSON.stringify(page, (_, value: unknown) => {
    if (!isHtmlNode(value)) return value;
    isSame &&= Boolean(marked.shift()?.startsWith(`${value.html}</${value.tag}>`));
    return { ...value, html: 0 };
  });
  return isSame && marked.length === 0 ? text : undefined;
}
