import type { PageData } from './page-data';
import { toRawJson } from './raw-json';

/**
 * Returns the text of the element that contains a page's data in its HTML. Escapes only what would end the
 * element: the HTML in the data compresses best where it is the same as the page's own.
 */
export function pageDataText(given: object): string {
  const { componentChunkName, path, staticQueryHashes, result } = given as PageData;
  const { data, pageContext } = result;
  const text = JSON.stringify({ componentChunkName, path, staticQueryHashes, result: { pageContext, data } });
  return toRawJson(text).replace(/<(?=\/?script|!--)/gi, '\\u003c');
}
