import { expect, test } from './support/test';

/** Records a second of a moving square in the browser; the file is WebM with VP8. */
async function recordClip(page: import('@playwright/test').Page): Promise<Buffer> {
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

test('a frame is extracted', async ({ page }) => {
  await page.goto('/docs/webcodecs/extract-frames');
  const buffer = await recordClip(page);
  await page.getByLabel('Video file').setInputFiles({ name: 'clip.webm', mimeType: 'video/webm', buffer });
  await page.getByLabel('Time, in seconds').fill('0.5');
  await page.getByRole('button', { name: 'Extract' }).click();
  await expect(page.getByRole('img', { name: /The frame at/ })).toHaveJSProperty('naturalWidth', 320);
  await expect(page.getByRole('link', { name: 'Save as PNG' })).toBeVisible();
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
