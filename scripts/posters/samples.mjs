import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteOptions } from '../content/site-options.mjs';
import { loadSource } from '../load-source.mjs';
import { Failure } from '../terminal/main.mjs';
import { openPreviewPage } from './preview-page.mjs';

/** Time in milliseconds that a sample has to load fonts, sounds and animations after its first frame. */
const loadingTime = 800;

/** Width of a poster in pixels. It is sharp in a column of 44rem, also on high-density screens. */
const posterWidth = 960;

/**
 * Width of a moving picture, how many of a video's frames are in it (one of two), and the size in bytes above which it
 * is scaled down.
 */
const motion = { width: 640, step: 2, heavy: 60_000 };

/** Size in bytes above which a poster is scaled down. */
const heavyPoster = 6000;

/**
 * Renders the posters of live samples whose code has changed, and the moving pictures of solutions. Runs each sample in
 * the preview as readers do, and takes screenshots. Removes the pictures of code that no longer exists.
 * @param {NodeJS.ProcessEnv} env
 * @param {(text: string) => void} say
 * @returns {Promise<string>} how many there are, and how many were rendered
 * @throws {Failure} with the locations of samples that do not run
 */
export async function makeSamplePosters(env, say) {
  const options = await siteOptions(env);
  const { root } = options.folders;
  /** @type {typeof import('../../packages/editorial/index')} */
  const { readLiveSamples } = await loadSource('packages/editorial/index.ts');
  const samples = readLiveSamples(options);
  const wanted = new Map(samples.flatMap((sample) => sample.pictures.map((file) => [file, sample])));
  const pathOf = (/** @type {string} */ file) => join(root, 'static', file);
  mkdirSync(pathOf('samples'), { recursive: true });
  for (const name of readdirSync(pathOf('samples')))
    if (!wanted.has(`samples/${name}`)) rmSync(pathOf(`samples/${name}`));
  const missing = [...wanted].filter(([file]) => !existsSync(pathOf(file)));
  if (missing.length === 0) return `${wanted.size} posters, all of them current`;

  const { compileSample } = await loadSource('packages/live-samples/compiler/compile.ts');
  const { page, url, close } = await openPreviewPage(options.folders, say);
  /** @type {string[]} */
  const failures = [];
  for (const [file, sample] of missing) {
    say(`${sample.file}:${sample.line}`);
    await page.setViewportSize({ width: sample.options.width, height: sample.options.height });
    const compiled = compileSample({ code: sample.code });
    const error = compiled.error ?? (await run(page, url, { sample, compiled: compiled.sample }));
    if (error) failures.push(`${sample.file}:${(sample.line ?? 0) + (error.line ?? 0)}  ${error.message}`);
    else if (file.endsWith('.webp')) writeFileSync(pathOf(file), await encodeMotion(page, sample.options));
    else writeFileSync(pathOf(file), await encode(await page.locator('iframe').screenshot()));
  }
  await close();
  if (failures.length > 0) throw new Failure(`These live samples do not run:\n${failures.join('\n')}`);
  return `${wanted.size} posters, ${missing.length} drawn`;
}

/**
 * Encodes a picture as a poster. One with many details is scaled down, so that no page loads more than a few
 * kilobytes.
 * @param {Buffer} png
 */
async function encode(png) {
  // Not imported above: `npm test` and `npm run check` load this module before they install the packages.
  const { default: sharp } = await import('sharp');
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
 * Takes pictures of the sample that runs, and encodes them as a picture that plays once.
 * @param {import('@playwright/test').Page} page
 * @param {import('../../packages/content/shared/live-options').LiveOptions} options
 */
async function encodeMotion(page, { fps, durationInFrames }) {
  const { default: sharp } = await import('sharp');
  const preview = page.frames().find((frame) => frame.parentFrame());
  /** @type {Buffer[]} */
  const pictures = [];
  for (let frame = 0; frame < durationInFrames; frame += motion.step) {
    await page.evaluate(
      (to) => /** @type {any} */ (globalThis).port.postMessage({ type: 'seek', frame: to }),
      frame,
    );
    await preview?.evaluate(async () => {
      const paint = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await paint();
      while (
        [...document.querySelectorAll('video')].some(({ seeking, readyState }) => seeking || readyState < 2)
      )
        await paint();
      await paint();
    });
    pictures.push(
      await sharp(await page.screenshot())
        .resize({ width: motion.width })
        .png()
        .toBuffer(),
    );
  }
  const delay = Math.round((1000 * motion.step) / fps);
  const sharpest = await sharp(pictures, { join: { animated: true } })
    .webp({ quality: 45, effort: 6, loop: 1, delay: pictures.map(() => delay) })
    .toBuffer();
  if (sharpest.length <= motion.heavy) return sharpest;
  return sharp(sharpest, { animated: true })
    .resize({ width: (motion.width * 3) / 4 })
    .webp({ quality: 25, effort: 6 })
    .toBuffer();
}

/**
 * Runs a sample in an iframe of its size, at the frame of its poster.
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 * @param {{ sample: { options: import('../../packages/content/shared').LiveOptions }, compiled: import('../../packages/live-samples/shared/messages').CompiledSample }} what
 * @returns {Promise<{ message: string, line?: number } | undefined>} the sample's error, if any
 */
async function run(page, url, { sample, compiled }) {
  return page.evaluate(
    async ([url, options, code, time]) => {
      const iframe = document.createElement('iframe');
      iframe.sandbox.add('allow-scripts');
      iframe.src = url;
      iframe.style.cssText = `display:block;border:0;width:${options.width}px;height:${options.height}px`;
      document.body.replaceChildren(iframe);
      await new Promise((resolve) => iframe.addEventListener('load', resolve, { once: true }));
      const { port1, port2 } = new MessageChannel();
      Object.assign(globalThis, { port: port1 });
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
    /** @type {const} */ ([url, sample.options, compiled, loadingTime]),
  );
}
