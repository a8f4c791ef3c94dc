import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * @typedef {object} InlineHashes Hashes in the format of a content security policy: `'sha256-…'`.
 * @property {string[]} scripts
 * @property {string[]} styles
 */

/**
 * Returns the hashes of all inline scripts and styles in the pages of a built site. Data blocks (JSON-LD) do
 * not run and need none.
 * @param {string} folder The built site.
 * @returns {InlineHashes}
 */
export function readInlineHashes(folder) {
  const scripts = new Set();
  const styles = new Set([...playerStyles(), ...searchStyles()].map(hashOf));
  const pages = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith('.html'),
  );
  for (const page of pages) {
    const html = readFileSync(join(page.parentPath, page.name), 'utf8');
    for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g))
      if (!/\ssrc=|type="application\//.test(attributes)) scripts.add(hashOf(text));
    for (const text of textsOf('style', html)) styles.add(hashOf(text));
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

/**
 * Styles that the Player adds to a page: on start, and in its controls while it waits for media. They are the
 * same on all pages. The styles of its volume slider differ, so the site has its own slider
 * (`src/components/playground/volume-slider.tsx`).
 */
function playerStyles() {
  // Not imported above: this file is loaded before packages are installed.
  const require = createRequire(import.meta.url);
  const { createElement } = require('react');
  const { renderToStaticMarkup } = require('react-dom/server');
  const { CSSUtils } = require('remotion').Internals;
  const { BufferingIndicator } = require('@remotion/player').PlayerInternals;
  const buffering = renderToStaticMarkup(createElement(BufferingIndicator, { type: 'player' }));
  return [CSSUtils.makeDefaultPreviewCSS('.__remotion-player', '#fff'), ...textsOf('style', buffering)];
}

/** Styles in the search modal: those of the logo in its footer, as in the logo's package. */
function searchStyles() {
  const code = readFileSync(createRequire(import.meta.url).resolve('@docsearch/react'), 'utf8');
  return [...code.matchAll(/createElement\("style",null,("[^"]*")\)/g)].map(([, text = '']) =>
    JSON.parse(text),
  );
}

/**
 * Returns the contents of all elements with a tag in HTML.
 * @param {string} tag
 * @param {string} html
 */
function textsOf(tag, html) {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => text,
  );
}

/** @param {string} text */
function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
