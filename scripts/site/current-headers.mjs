import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inlineHashesOf, securityHeaders } from './headers.mjs';
import { readInlineHashes } from './inline-code.mjs';

/** How long the headers are not looked up again, in milliseconds. */
const lookupAge = 1000;

/**
 * Creates a function that returns the security headers for the site as it is built now: its `_headers` file, which a build writes last,
 * names the inline scripts. A folder without that file is read whole, once.
 * @param {string} folder The built site.
 * @param {string[]} allow Further origins for the content security policy.
 */
export function createHeaders(folder, allow) {
  const file = join(folder, '_headers');
  let version = '';
  let lookedUp = 0;
  /** @type {Record<string, string>} */
  let headers = {};
  return () => {
    if (Date.now() - lookedUp < lookupAge) return headers;
    lookedUp = Date.now();
    const stats = statSync(file, { throwIfNoEntry: false });
    const current = stats ? `${stats.mtimeMs} ${stats.size}` : 'none';
    if (current === version) return headers;
    version = current;
    const inline = stats ? inlineHashesOf(readFileSync(file, 'utf8')) : readInlineHashes(folder);
    headers = securityHeaders(inline, allow);
    return headers;
  };
}
