import { launchBrowser } from '../install/browser.mjs';
import { loadSource } from '../load-source.mjs';

/** Origin of the preview in the browser. This process serves all of its files. */
const origin = 'https://preview.test';

/**
 * Opens an empty page in a browser whose origin serves the files of the live samples' preview.
 * @param {import('../../packages/content/model/read-folder').SiteFolders} folders
 * @param {(text: string) => void} say
 * @returns {Promise<{ page: import('@playwright/test').Page, url: string, close: () => Promise<void> }>} the page, and
 *   the URL of the preview's document
 */
export async function openPreviewPage({ root, contentDir }, say) {
  // Not imported above: `npm test` loads this module before it installs the packages.
  const { default: mime } = await import('mime-types');
  const { buildPreview } = await loadSource('packages/live-samples/preview-bundle/build-preview.ts');
  /** @type {import('../../packages/live-samples/preview-bundle/build-preview').Preview} */
  const { folder, files } = await buildPreview(root, contentDir);
  const browser = await launchBrowser(say);
  const page = await browser.newPage();
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><body style="margin:0">' });
    const bytes = files.get(pathname.slice(folder.length + 1));
    if (!bytes) return route.fulfill({ status: 404 });
    // A browser only seeks in a video if the server sends parts of it.
    const {
      0: range,
      1: from = 0,
      2: to,
    } = /^bytes=(\d+)-(\d*)$/.exec(route.request().headers().range ?? '') ?? [];
    const body = Buffer.from(bytes).subarray(Number(from), to ? Number(to) + 1 : undefined);
    return route.fulfill({
      status: range ? 206 : 200,
      contentType: mime.lookup(pathname) || 'application/octet-stream',
      headers: {
        'Access-Control-Allow-Origin': '*',
        ...(range && {
          'Content-Range': `bytes ${from}-${Number(from) + body.length - 1}/${bytes.length}`,
        }),
      },
      body,
    });
  });
  await page.goto(`${origin}/`);
  return { page, url: `${origin}${folder}/preview.html`, close: () => browser.close() };
}
