import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import sharp from 'sharp';
import { siteOptions } from '../content/site-options.mjs';
import { launchBrowser } from '../install/browser.mjs';
import { loadSource } from '../load-source.mjs';
import { Failure } from '../terminal/main.mjs';

/** @typedef {import('../../packages/content/demos').DemoType} DemoType */

/**
 * Renders a poster of every demo, and of every demo with custom values in `content/`, in both color modes: a
 * screenshot of the frame that the Player shows. Unused posters are deleted.
 * @param {{ root: string, only: string[], say: (text: string) => void }} options `only` lists the types to
 *   render; all if empty.
 * @returns {Promise<string>} their number and size
 * @throws {Failure} if a demo in `only` does not exist
 */
export async function makePosters({ root, only, say }) {
  /** @type {[typeof import('../../packages/content/demos/index'), typeof import('../../packages/editorial/index')]} */
  const [{ demoTypes, posterFile, posterModes, posterName }, { demosOf }] = await Promise.all([
    loadSource('packages/content/demos/index.ts'),
    loadSource('packages/editorial/index.ts'),
  ]);
  const types = /** @type {readonly DemoType[]} */ (demoTypes);
  const unknown = only.filter((type) => !types.some((known) => known === type));
  if (unknown.length > 0)
    throw new Failure(`No demo is called ${unknown.join(', ')}. Known: ${types.join(', ')}.`);

  const all = [...types.map((type) => ({ type, values: {} })), ...demosOf(await siteOptions(process.env))];
  const wanted = new Map(all.map((usage) => [posterName(usage.type, usage.values), usage]));

  const folder = join(root, 'static', 'demos');
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser(say);
  const page = await browser.newPage({ deviceScaleFactor: 1.5, viewport: { width: 1280, height: 800 } });
  // A page with its own URL, because relative URLs in it need a base URL.
  const body = await posterPage(root);
  await page.route('https://posters.test/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('https://posters.test/');
  let bytes = 0;
  for (const [name, { type, values }] of wanted) {
    if (only.length > 0 && !only.includes(type)) continue;
    for (const mode of posterModes) {
      say(`${name}, ${mode}`);
      const file = join(root, 'static', posterFile(name, mode));
      const picture = await photograph(page, { type, values, mode });
      writeFileSync(file, picture);
      bytes += picture.length;
    }
  }
  await browser.close();
  const kept = new Set(
    [...wanted.keys()].flatMap((name) => posterModes.map((mode) => posterFile(name, mode))),
  );
  for (const file of readdirSync(folder)) if (!kept.has(`demos/${file}`)) rmSync(join(folder, file));
  return `${kept.size} posters, ${Math.round(bytes / 1000)} KB drawn`;
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {{ type: string, values: Record<string, string | number>, mode: string }} poster
 */
async function photograph(page, { type, values, mode }) {
  const clip = await page.evaluate(
    async ([demo, given, theme]) => {
      return await /** @type {any} */ (globalThis).showPoster(demo, given, theme);
    },
    /** @type {const} */ ([type, values, mode]),
  );
  const png = await page.screenshot({ clip: { x: 0, y: 0, ...clip } });
  return sharp(png).avif({ quality: 55, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer();
}

/**
 * Returns a page with the site's compositions, tokens and fonts, all inlined.
 * @param {string} root
 */
async function posterPage(root) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { script: 'src/compositions/poster-page.tsx', style: 'src/theme/styles/index.css' },
    outdir: 'posters',
    write: false,
    bundle: true,
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'dataurl', '.gif': 'dataurl' },
  });
  const text = (/** @type {string} */ end) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return `<!doctype html><meta charset="utf-8"><style>${text('.css')}html{overflow:hidden;scrollbar-gutter:auto}</style><body><script>${text('.js').replaceAll('</script', '<\\/script')}</script>`;
}
