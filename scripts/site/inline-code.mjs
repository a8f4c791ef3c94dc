import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * @typedef {object} InlineHashes Hashes as a content security policy names them: `'sha256-…'`.
 * @property {string[]} scripts
 * @property {string[]} styles
 */

/**
 * The hashes of all inline scripts and styles in the pages of a built site. Data blocks (JSON-LD) do not run and need none.
 * @param {string} folder The built site.
 * @returns {InlineHashes}
 */
export function readInlineHashes(folder) {
  const scripts = new Set();
  const styles = new Set(playerStyles().map(hashOf));
  const pages = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith('.html'),
  );
  for (const page of pages) {
    const html = readFileSync(join(page.parentPath, page.name), 'utf8');
    for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g))
      if (!/\ssrc=|type="application\//.test(attributes)) scripts.add(hashOf(text));
    for (const [, text = ''] of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) styles.add(hashOf(text));
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

/** Styles that the Player adds to a page when it starts. They are the same on all pages. */
function playerStyles() {
  const require = createRequire(import.meta.url);
  const { CSSUtils } = require('remotion').Internals;
  return [CSSUtils.makeDefaultPreviewCSS('.__remotion-player', '#fff')];
}

/** @param {string} text */
function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
