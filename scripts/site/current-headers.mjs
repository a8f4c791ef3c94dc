import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inlineHashesOf, securityHeaders } from './headers.mjs';
import { readInlineHashes } from './inline-code.mjs';

/** How long the headers are cached, in milliseconds. */
const lookupAge = 1000;

/**
 * Creates a function that returns the security headers of the current build. Reads its `_headers` file, which
 * a build writes last and which contains the hashes of the inline scripts. In a folder without that file, all
 * pages are read once.
 * @param {string} folder The built site.
 * @param {string[]} allow Additional origins for the content security policy.
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
