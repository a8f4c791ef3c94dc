import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import mime from 'mime-types';
import sharp from 'sharp';
import { browserFlags, ensureBrowser } from '../install/browser.mjs';
import { loadSource } from '../load-source.mjs';
import { Failure } from '../terminal/main.mjs';

/** An address for the browser; all its files come from this process. */
const origin = 'https://posters.test';

/** How long a sample may load fonts, sounds and animations after it has drawn its first picture, in ms. */
const loadingTime = 800;

/**
 * @typedef {import('../../src/content-model/read-folder').SiteFolders} SiteFolders
 * @typedef {ReturnType<typeof import('../../src/checks/content/live-samples').readLiveSamples>[number]} Sample
 * @typedef {import('../../src/gatsby/live-preview/build-preview').Preview} Preview
 */

/**
 * Draws the posters of live samples whose code has changed: runs each in the preview that readers get, and photographs a frame. Posters of
 * code that is no longer there are removed.
 * @param {{ folders: SiteFolders, say: (text: string) => void }} options
 * @returns {Promise<string>} how many there are, and how many were drawn
 * @throws {Failure} with the places of samples that do not run
 */
export async function makeSamplePosters({ folders, say }) {
  const { root, contentDir } = folders;
  const { readLiveSamples } = await loadSource('src/checks/content/live-samples.ts');
  /** @type {Sample[]} */
  const samples = readLiveSamples(folders);
  const wanted = new Map(samples.map((sample) => [join(root, 'static', sample.poster), sample]));
  const folder = join(root, 'static', 'samples');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!wanted.has(join(folder, name))) rmSync(join(folder, name));
  const missing = [...wanted].filter(([file]) => !existsSync(file));
  if (missing.length === 0) return `${wanted.size} posters, all of them current`;

  const { buildPreview } = await loadSource('src/gatsby/live-preview/build-preview.ts');
  const { compileSample } = await loadSource('src/live-samples/compiler/compile.ts');
  /** @type {Preview} */
  const preview = await buildPreview(root, contentDir);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(say), args: browserFlags() });
  const page = await browser.newPage({ deviceScaleFactor: 1.5, viewport: { width: 2000, height: 2000 } });
  await servePreview(page, preview);
  /** @type {string[]} */
  const failures = [];
  for (const [file, sample] of missing) {
    say(`${sample.file}:${sample.line}`);
    const compiled = compileSample(sample.code);
    const error = compiled.error ?? (await run(page, preview, { sample, compiled: compiled.sample }));
    if (error) failures.push(`${sample.file}:${(sample.line ?? 0) + (error.line ?? 0)}  ${error.message}`);
    else {
      const png = await page.locator('iframe').screenshot();
      writeFileSync(file, await sharp(png).avif({ quality: 50, effort: 4 }).toBuffer());
    }
  }
  await browser.close();
  if (failures.length > 0) throw new Failure(`Live samples do not run:\n${failures.join('\n')}`);
  return `${wanted.size} posters, ${missing.length} drawn`;
}

/**
 * Opens a page of an origin whose files are those of the preview.
 * @param {import('@playwright/test').Page} page
 * @param {Preview} preview
 */
async function servePreview(page, preview) {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><body style="margin:0">' });
    const bytes = preview.files.get(pathname.slice(preview.folder.length + 1));
    if (!bytes) return route.fulfill({ status: 404 });
    return route.fulfill({
      contentType: mime.lookup(pathname) || 'application/octet-stream',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: Buffer.from(bytes),
    });
  });
  await page.goto(`${origin}/`);
}

/**
 * Runs a sample in an iframe of its size, at the frame of its poster.
 * @param {import('@playwright/test').Page} page
 * @param {Preview} preview
 * @param {{ sample: Sample, compiled: import('../../src/shared/live/messages').CompiledSample }} what
 * @returns {Promise<{ message: string, line?: number } | undefined>} what went wrong
 */
async function run(page, preview, { sample, compiled }) {
  return page.evaluate(
    async ([url, options, code, time]) => {
      const iframe = document.createElement('iframe');
      iframe.sandbox.add('allow-scripts');
      iframe.src = url;
      iframe.style.cssText = `display:block;border:0;width:${options.width}px;height:${options.height}px`;
      document.body.replaceChildren(iframe);
      await new Promise((resolve) => iframe.addEventListener('load', resolve, { once: true }));
      const { port1, port2 } = new MessageChannel();
      const end = new Promise((resolve) => {
        port1.onmessage = ({ data }) => {
          if (data.type === 'ready') port1.postMessage({ type: 'run', version: 1, sample: code });
          else if (data.type === 'shown') setTimeout(resolve, time);
          else if (data.type === 'error') resolve(data.error);
        };
      });
      iframe.contentWindow?.postMessage('connect', '*', [port2]);
      port1.postMessage({ type: 'start', ...options, frame: options.posterFrame });
      return end;
    },
    /** @type {const} */ ([`${origin}${preview.folder}/preview.html`, sample.options, compiled, loadingTime]),
  );
}
