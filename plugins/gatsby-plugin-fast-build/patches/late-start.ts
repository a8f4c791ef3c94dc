import fs from 'node:fs';
import path from 'node:path';
import type { SiteStart } from '../../../src/runtime/site-start';

/**
 * Returns what starts the site in a browser, from the HTML that Gatsby would put at the end of each page. Pages
 * preload these scripts and run them after the first paint (`src/theme/inline-scripts/start.ts`). Gatsby would run
 * them as soon as they are loaded, which can delay the first paint. Its HTML also contains a map of chunks that
 * only Gatsby's own loader uses.
 *
 * The script with webpack's runtime comes first, so that the last script starts the site.
 * @param root The project's folder.
 * @throws If the HTML is not as expected.
 */
export function siteStart(root: string): SiteStart {
  const file = path.join(root, 'public/_gatsby/slices/_gatsby-scripts-1.html');
  const html = fs.readFileSync(file, 'utf8');
  const buildHash = /___webpackCompilationHash="(\w+)"/.exec(html)?.[1];
  const scripts = [...html.matchAll(/<script src="([^"]+)" async>/g)].map(([, src = '']) => src).reverse();
  if (!buildHash || scripts.length === 0)
    throw new Error(
      `${file} has no build hash or no scripts. Set GATSBY_PATCHES=-late-start to build without.`,
    );
  return { buildHash, scripts };
}
