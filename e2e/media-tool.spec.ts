import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from './support/accessibility';
import { expect, test } from './support/test';
import { saveData } from './support/visit';

/**
 * Two seconds of a square that moves to the right at 80 pixels per second: blue in the first second, red in
 * the second one.
 */
const square = resolve(import.meta.dirname, 'fixtures/media/square.mp4');

/** Records one second of a moving square in the browser; the file is WebM with VP8. */
async function recordClip(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 180;
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.start();
    for (let frame = 0; frame < 40; frame++) {
      context?.fillRect(frame * 4, 40, 60, 60);
      if (context) context.fillStyle = `hsl(${frame * 9} 80% 50%)`;
      await new Promise((next) => setTimeout(next, 40));
    }
    const ended = new Promise((end) => {
      recorder.onstop = end;
    });
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

test('the metadata of a file of the reader is shown, without a request', async ({ page }) => {
  // This disables prefetching of links in view.
  await saveData(page);
  await page.goto('/docs/media-parser/parse-media');
  const buffer = await recordClip(page);
  const requests: string[] = [];
  await page
    .getByLabel('Video or audio file')
    .setInputFiles({ name: 'clip.webm', mimeType: 'video/webm', buffer });
  page.on('request', (request) => {
    if (!/^blob:|\/static\//.test(request.url())) requests.push(request.url());
  });
  await page.getByRole('button', { name: 'Read' }).click();
  const tool = page.getByRole('region', { name: /metadata of your own file/ });
  await expect(tool.getByText('320 × 180')).toBeVisible();
  await expect(tool.getByText('vp8')).toBeVisible();
  expect(requests).toEqual([]);
});

/** Returns the color of a pixel in the frame that the tool shows. */
async function pixelOf(page: Page, x: number, y: number): Promise<readonly number[]> {
  return page.getByRole('img', { name: /^Frame at/ }).evaluate(
    async (image: HTMLImageElement, place) => {
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 });
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return [...(context?.getImageData(place.x, place.y, 1, 1).data ?? [])];
    },
    { x, y },
  );
}

test('the frame of a time is shown, to be saved', async ({ page }) => {
  await page.goto('/docs/webcodecs/extract-frames');
  const tool = page.getByRole('region', { name: 'Extract a frame from your own video' });
  await page.getByLabel('Video file').setInputFiles(square);
  const extract = page.getByRole('button', { name: 'Extract' });
  const time = page.getByLabel('Time in seconds');
  await time.fill('0.5');
  await extract.click();
  await expect(tool.getByText('160 × 90, at 0.480 s.')).toBeVisible();
  const [red = 0, , blue = 0] = await pixelOf(page, 39, 45);
  expect(blue).toBeGreaterThan(red + 100);
  await expect(tool.getByRole('link', { name: 'Save as PNG' })).toHaveAttribute('download', 'frame.png');
  await expectNoBarriers(page, { part: '#main-content', widths: [390, 1440] });

  await time.fill('1.5');
  await extract.click();
  await expect(tool.getByText(/at 1\.48\d s\.|at 1\.5\d\d s\./)).toBeVisible();
  const [laterRed = 0, , laterBlue = 0] = await pixelOf(page, 89, 45);
  expect(laterRed).toBeGreaterThan(laterBlue + 100);

  await time.fill('3');
  await extract.click();
  await expect(tool.getByText('There is no frame at 3 s in this video.')).toBeVisible();
});

test('the frame of a recording without a duration is shown', async ({ page }) => {
  await page.goto('/docs/webcodecs/extract-frames');
  const buffer = await recordClip(page);
  await page.getByLabel('Video file').setInputFiles({ name: 'clip.webm', mimeType: 'video/webm', buffer });
  await page.getByLabel('Time in seconds').fill('0.5');
  await page.getByRole('button', { name: 'Extract' }).click();
  await expect(page.getByRole('img', { name: /^Frame at/ })).toHaveJSProperty('naturalWidth', 320);
});

test('a clip is converted, and a file that is no video is explained', async ({ page }) => {
  await page.goto('/docs/webcodecs/convert-a-video');
  const file = page.getByLabel('Video file');
  await file.setInputFiles({
    name: 'notes.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('no video at all'),
  });
  await page.getByRole('button', { name: 'Convert' }).click();
  const tool = page.getByRole('region', { name: 'Convert your own video' });
  await expect(tool.getByText(/unknown|could not|not supported|unsupported|invalid/i)).toBeVisible();

  const buffer = await recordClip(page);
  await file.setInputFiles({ name: 'clip.webm', mimeType: 'video/webm', buffer });
  await page.getByLabel('container').selectOption('webm');
  await page.getByLabel('rotate').selectOption('90');
  await page.getByRole('button', { name: 'Convert' }).click();
  await expect(tool.getByRole('link', { name: 'clip-converted.webm' })).toBeVisible();
});
