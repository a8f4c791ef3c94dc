import { isHtmlNode, servedAttribute } from '@docs/content/shared';
import type { PageData } from './page-data';

/*
 * Stores a page's data in its HTML. The data contains HTML that is also in the page's body, so the build leaves it
 * out (first half of this file), and the browser reads it from the body (second half). That saves a reader 3 to 6
 * KB, and often a request.
 */

/** Id of the element in a page's HTML that contains its data. */
export const pageDataId = 'page-data';

/** Id of the element that contains the results of static queries by their hash. */
export const queriesId = 'queries';

/** Returns the text of the element that contains a page's data. `body` is the HTML of the page. */
export function pageDataText(given: object, body: string): string {
  const { componentChunkName, path, staticQueryHashes, result } = given as PageData;
  const { data, pageContext } = result;
  const page = { componentChunkName, path, staticQueryHashes, result: { pageContext, data } };
  return elementText(withoutHtml(page, body) ?? JSON.stringify(page));
}

/** Returns the text of the element that contains the results of static queries. */
export function queriesText(queries: object): string {
  return elementText(JSON.stringify(queries));
}

/** Escapes only what would end the element, because HTML compresses best if it is identical to the HTML in the page. */
function elementText(json: string): string {
  return toRawJson(json).replace(/<(?=\/?script|!--)/gi, '\\u003c');
}

const mark = ` ${servedAttribute}="">`;

/**
 * Returns JSON with 0 instead of the HTML of each content node. Returns undefined if the marked elements of the
 * body do not contain the same HTML in the same order.
 */
function withoutHtml(page: object, body: string): string | undefined {
  const [, ...marked] = body.split(mark);
  let isSame = true;
  const text = JSON.stringify(page, (_, value: unknown) => {
    if (!isHtmlNode(value)) return value;
    isSame &&= Boolean(marked.shift()?.startsWith(`${value.html}</${value.tag}>`));
    return { ...value, html: 0 };
  });
  return isSame && marked.length === 0 ? text : undefined;
}

/** Returns the data in the HTML of the open page, if it has any. */
export function readPageData(): PageData | undefined {
  const element = document.getElementById(pageDataId);
  // The element is not needed again, and takes up memory.
  element?.remove();
  const elements = [...document.querySelectorAll(`[${servedAttribute}]`)];
  if (!element || !element.textContent) return undefined;
  try {
    return JSON.parse(fromRawJson(element.textContent), (name, value) =>
      name === 'html' && value === 0 ? takeHtml(elements) : value,
    );
  } catch {
    // Elements are missing from the document.
    return undefined;
  }
}

/** Returns the results of static queries in the HTML of the open page. */
export function readQueries(): Record<string, { data: unknown }> {
  const text = document.getElementById(queriesId)?.textContent;
  return text ? JSON.parse(fromRawJson(text)) : {};
}

function takeHtml(elements: Element[]): string {
  const element = elements.shift();
  if (!element) throw new Error('The page has less HTML than its data.');
  return element.innerHTML;
}

/** What a quote, a backtick and their escape sequences in JSON become in `toRawJson`, and back in `fromRawJson`. */
const rawForms: Readonly<Record<string, string>> = { '"': '`', '\\"': '"', '\\n': '\n', '`': '\\u0060' };
const jsonForms: Readonly<Record<string, string>> = { '`': '"', '"': '\\"', '\n': '\\n' };

/**
 * Returns JSON with backticks instead of quotes, so that quotes and line breaks in texts are not escaped. The HTML
 * in it is then the same as elsewhere in the page, and compresses to a third of its size in JSON.
 */
function toRawJson(json: string): string {
  return swap(json, rawForms);
}

/** Returns the JSON from the output of `toRawJson`. */
export function fromRawJson(text: string): string {
  return swap(text, jsonForms);
}

/** Replaces quotes, line breaks and escape sequences. Those without a replacement stay. */
function swap(text: string, replacements: Readonly<Record<string, string>>): string {
  return text.replace(/\\.|["`\n]/g, (found) => replacements[found] ?? found);
}
