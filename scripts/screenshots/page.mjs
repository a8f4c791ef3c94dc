/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ x: number, y: number, width: number, height: number }} Clip */

/** Window size in CSS pixels, in which the timeline shows eight tracks. */
const windowSize = { width: 1280, height: 940 };

/** The Studio's stored state: all panels are open. */
const remembered = {
  'remotion.sidebarCollapsing': 'expanded',
  'remotion.sidebarRightCollapsing': 'collapsed',
  'remotion.expandedFolders': JSON.stringify({ 'no-parent/Weather': true, 'no-parent/Parts': true }),
};

/**
 * Opens a composition of the project in a new page, with or without the right sidebar.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {boolean} isSidebarOpen
 * @returns {Promise<Page>}
 */
export async function openStudio(browser, address, isSidebarOpen) {
  const page = await browser.newPage({
    deviceScaleFactor: 1.5,
    viewport: windowSize,
    reducedMotion: 'reduce',
  });
  // Hides the notice about a newer version, which depends on the day.
  await page.route(/update-available|bugs\.remotion\.dev/, (route) => route.abort());
  const state = {
    ...remembered,
    ...(isSidebarOpen ? { 'remotion.sidebarRightCollapsing': 'expanded' } : {}),
  };
  page.setDefaultTimeout(10_000);
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, state);
  await page.goto(address, { waitUntil: 'domcontentloaded', timeout: 60_000 });
  return page;
}

/**
 * Moves the playhead from the first frame to another. The project has 30 frames per second.
 * @param {Page} page
 * @param {number} frame
 */
export async function seek(page, frame) {
  for (let second = 0; second < Math.floor(frame / 30); second++)
    await page.keyboard.press('Shift+ArrowRight');
  for (let rest = 0; rest < frame % 30; rest++) await page.keyboard.press('ArrowRight');
}

/**
 * Returns the position of a part of the window: the right sidebar, the preview with that sidebar and the
 * controls, or the timeline with the controls above it.
 * @param {Page} page
 * @param {'right' | 'preview' | 'timeline'} part
 * @returns {Promise<Clip>}
 */
export async function partOf(page, part) {
  const controls = await page.getByTitle('Play', { exact: true }).boundingBox();
  if (!controls) throw new Error('the Studio shows no controls');
  const middle = controls.y + controls.height / 2;
  const { width, height } = windowSize;
  if (part === 'timeline') return { x: 0, y: middle - 28, width, height: height - middle + 28 };
  const x = part === 'preview' ? 258 : 978;
  return { x, y: 0, width: width - x, height: middle + 28 };
}

/**
 * Opens a tab of the render dialog, and returns the dialog's position.
 * @param {Page} page
 * @param {{ tab?: string, mode?: string, codec?: string, height?: number }} options `mode` is what is
 *   rendered (Still, Video, Audio, Image sequence). The clip ends at `height`, in CSS pixels, if the dialog is
 *   empty below it.
 * @returns {Promise<Clip>}
 */
export async function renderDialog(page, { tab, mode, codec, height }) {
  await page.keyboard.press('r');
  await page.getByText('Verbose logging').first().waitFor();
  // Audio is both a mode and a tab; the modes come first.
  if (mode) await page.getByRole('button', { name: mode, exact: true }).first().click();
  if (tab) await page.getByRole('button', { name: tab, exact: true }).last().click();
  if (codec) {
    await page.getByTitle('Codec', { exact: true }).click();
    await page.getByText(codec, { exact: true }).last().click();
  }
  return dialogAround(page, /^Render (Forecast|Thumbnail)$/, height);
}

/**
 * Returns the position of the open dialog: the outermost centered element that contains a text.
 * @param {Page} page
 * @param {string | RegExp} text Text in the dialog.
 * @param {number} [mostHeight] Maximum height of the clip in CSS pixels.
 * @returns {Promise<Clip>}
 */
export async function dialogAround(page, text, mostHeight = Number.POSITIVE_INFINITY) {
  const box = await page
    .getByText(text, { exact: true })
    .last()
    .evaluate((element) => {
      const isCentered = (/** @type {Element} */ each) => {
        const { left, right } = each.getBoundingClientRect();
        return left > 40 && Math.abs(left - (innerWidth - right)) < 4;
      };
      let dialog = null;
      for (let each = element; each.parentElement; each = each.parentElement)
        if (isCentered(each)) dialog = each;
      if (!dialog) throw new Error('no dialog is open');
      const { x, y, width, height } = dialog.getBoundingClientRect();
      return { x, y, width, height };
    });
  return { ...box, height: Math.min(box.height, mostHeight) };
}
