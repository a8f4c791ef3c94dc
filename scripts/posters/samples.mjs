import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromium } from '@playwright/test';
import mime from 'mime-types';
import sharp from 'sharp';
import { browserFlags, ensureBrowser } from '../install/browser.mjs';
import { loadSource } from '../load-source.mjs';
import { readFences } from '../samples/fences.mjs';
import { Failure } from '../terminal/main.mjs';

/** Origin of the preview in the browser. This process serves all of its files. */
const origin = 'https://posters.test';

/** Time in milliseconds that a sample has to load fonts, sounds and animations after its first frame. */
const loadingTime = 800;

/** Width of a poster in pixels. It is sharp in a column of 44rem, also on high-density screens. */
const posterWidth = 960;

/** Size in bytes above which a poster is scaled down. */
const heavyPoster = 6000;

/**
 * @typedef {import('../../src/content-model/read-folder').SiteFolders} SiteFolders
 * @typedef {import('../../src/mdx/compile/code/live').LiveSample & { file: string, line: number, poster:
 *   string }} Sample
 * @typedef {import('../../src/live-samples/preview-bundle/build-preview').Preview} Preview
 */

/**
 * Renders the posters of live samples whose code has changed. Runs each sample in the preview as readers do,
 * and takes a screenshot of one frame. Removes the posters of code that no longer exists.
 * @param {{ folders: SiteFolders, say: (text: string) => void }} options
 * @returns {Promise<string>} how many there are, and how many were rendered
 * @throws {Failure} with the locations of samples that do not run
 */
export async function makeSamplePosters({ folders, say }) {
  const { root, contentDir } = folders;
  const samples = await readLiveSamples(root, contentDir);
  const wanted = new Map(samples.map((sample) => [join(root, 'static', sample.poster), sample]));
  const folder = join(root, 'static', 'samples');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!wanted.has(join(folder, name))) rmSync(join(folder, name));
  const missing = [...wanted].filter(([file]) => !existsSync(file));
  if (missing.length === 0) return `${wanted.size} posters, all of them current`;

  const { buildPreview } = await loadSource('src/live-samples/preview-bundle/build-preview.ts');
  const { compileSample } = await loadSource('src/live-samples/sample-compiler/compile.ts');
  /** @type {Preview} */
  const preview = await buildPreview(root, contentDir);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(say), args: browserFlags() });
  const page = await browser.newPage();
  await servePreview(page, preview);
  /** @type {string[]} */
  const failures = [];
  for (const [file, sample] of missing) {
    say(`${sample.file}:${sample.line}`);
    await page.setViewportSize({ width: sample.options.width, height: sample.options.height });
    const compiled = compileSample(sample.code);
    const error = compiled.error ?? (await run(page, preview, { sample, compiled: compiled.sample }));
    if (error) failures.push(`${sample.file}:${(sample.line ?? 0) + (error.line ?? 0)}  ${error.message}`);
    else {
      writeFileSync(file, await encode(await page.locator('iframe').screenshot()));
    }
  }
  await browser.close();
  if (failures.length > 0) throw new Failure(`Live samples do not run:\n${failures.join('\n')}`);
  return `${wanted.size} posters, ${missing.length} drawn`;
}

/**
 * Returns the live samples of a content folder. Omits invalid ones, which the build reports.
 * @param {string} root
 * @param {string} contentDir
 * @returns {Promise<Sample[]>}
 */
async function readLiveSamples(root, contentDir) {
  /** @type {typeof import('../../src/mdx/compile/code/live')} */
  const { readLiveFence } = await loadSource('src/mdx/compile/code/live.ts');
  /** @type {typeof import('../../src/shared/live/poster')} */
  const { livePosterFile } = await loadSource('src/shared/live/poster.ts');
  return readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => {
      const file = join(contentDir, name);
      return readFences(readFileSync(file, 'utf8')).flatMap(({ language, meta, line, code }) => {
        const live = readLiveFence({ language, meta, source: code.join('\n') });
        if (!live || 'problem' in live) return [];
        return [{ ...live, file: relative(root, file), line, poster: livePosterFile(live.digest) }];
      });
    });
}

/**
 * Encodes a picture as a poster. One with many details is scaled down, so that no page loads more than a few
 * kilobytes.
 * @param {Buffer} png
 */
async function encode(png) {
  const sharpest = await sharp(png)
    .resize({ width: posterWidth })
    .avif({ quality: 50, effort: 4 })
    .toBuffer();
  if (sharpest.length <= heavyPoster) return sharpest;
  return sharp(png)
    .resize({ width: posterWidth / 2 })
    .avif({ quality: 40, effort: 6 })
    .toBuffer();
}

/**
 * Opens a page whose origin serves the files of the preview.
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
 * @returns {Promise<{ message: string, line?: number } | undefined>} the sample's error, if any
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
