import { dialogAround, partOf, renderDialog } from './page.mjs';

/**
 * @typedef {import('./page.mjs').Page} Page
 * @typedef {import('./page.mjs').Clip} Clip
 *
 * @typedef {object} Shot A screenshot of the Studio.
 * @property {string} file below `content`, next to the page that shows it
 * @property {string} composition the composition to open
 * @property {number} [frame] the position of the playhead
 * @property {boolean} [sidebar] whether the right sidebar is open
 * @property {(page: Page) => Promise<Clip | undefined>} [take] prepares the window; returns the part of it to
 *   capture
 */

/** Height at which the render dialog is cropped if a tab has few options. */
const short = 385;

/** @type {Shot[]} */
export const shots = [
  { file: 'docs/studio/overview.webp', composition: 'Forecast', frame: 150, sidebar: true },
  {
    file: 'docs/preview-timeline.webp',
    composition: 'Forecast',
    frame: 150,
    take: (page) => partOf(page, 'timeline'),
  },
  {
    file: 'docs/preview-error.webp',
    composition: 'Broken',
    take: async () => ({ x: 130, y: 20, width: 1020, height: 560 }),
  },
  {
    file: 'docs/folder-sidebar.webp',
    composition: 'Forecast',
    take: async () => ({ x: 0, y: 0, width: 420, height: 400 }),
  },
  {
    file: 'docs/assets-tab.webp',
    composition: 'Forecast',
    async take(page) {
      await page.getByText('Assets', { exact: true }).click();
      return { x: 0, y: 0, width: 420, height: 260 };
    },
  },
  {
    file: 'docs/staticfile-preview.webp',
    composition: 'assets/sun.png',
    take: async () => ({ x: 0, y: 0, width: 1280, height: 700 }),
  },
  {
    file: 'docs/schemas-form.webp',
    composition: 'Forecast',
    frame: 150,
    sidebar: true,
    take: (page) => partOf(page, 'preview'),
  },
  {
    file: 'docs/passing-props-json.webp',
    composition: 'Forecast',
    sidebar: true,
    async take(page) {
      await page.getByRole('button', { name: 'JSON', exact: true }).click();
      return partOf(page, 'right');
    },
  },
  {
    file: 'docs/studio/unsaved-props.webp',
    composition: 'Forecast',
    frame: 45,
    sidebar: true,
    async take(page) {
      await page.locator('input[value="Zurich"]').fill('Geneva');
      return partOf(page, 'preview');
    },
  },
  {
    file: 'docs/studio/visual-control.webp',
    composition: 'Panel',
    sidebar: true,
    async take(page) {
      await page.getByText('Controls', { exact: true }).click();
      return partOf(page, 'preview');
    },
  },
  {
    file: 'docs/render-dialog.webp',
    composition: 'Forecast',
    take: (page) => renderDialog(page, { height: short }),
  },
  {
    file: 'docs/parameterized-rendering-dialog.webp',
    composition: 'Forecast',
    take: (page) => renderDialog(page, { tab: 'Input Props' }),
  },
  {
    file: 'docs/quality-picture.webp',
    composition: 'Forecast',
    take: (page) => renderDialog(page, { tab: 'Picture' }),
  },
  {
    file: 'docs/encoding-audio.webp',
    composition: 'Forecast',
    take: (page) => renderDialog(page, { tab: 'Audio' }),
  },
  {
    file: 'docs/performance-options.webp',
    composition: 'Forecast',
    take: (page) => renderDialog(page, { tab: 'Other' }),
  },
  {
    file: 'docs/audio/exporting-dialog.webp',
    composition: 'Forecast',
    take: (page) => renderDialog(page, { mode: 'Audio', height: short }),
  },
  {
    file: 'docs/stills-dialog.webp',
    composition: 'Thumbnail',
    take: (page) => renderDialog(page, { height: short }),
  },
  {
    file: 'docs/cli/render-sequence.webp',
    composition: 'Forecast',
    take: (page) => renderDialog(page, { mode: 'Image sequence', height: short }),
  },
  {
    file: 'docs/encoding-codecs.webp',
    composition: 'Forecast',
    async take(page) {
      const clip = await renderDialog(page, { height: 480 });
      await page.getByTitle('Codec', { exact: true }).click();
      return clip;
    },
  },
  {
    file: 'docs/render-as-gif-dialog.webp',
    composition: 'Forecast',
    take: (page) => renderDialog(page, { codec: 'GIF', tab: 'General', height: short }),
  },
  {
    file: 'docs/transparent-videos-prores.webp',
    composition: 'Forecast',
    async take(page) {
      const clip = await renderDialog(page, { codec: 'ProRes', height: short });
      await page.getByText('HQ', { exact: true }).click();
      await page.getByText('4444', { exact: true }).click();
      return clip;
    },
  },
  {
    file: 'docs/studio/quick-switcher.webp',
    composition: 'Forecast',
    async take(page) {
      await page.keyboard.press('Control+k');
      return dialogAround(page, 'Actions', 270);
    },
  },
  {
    file: 'docs/studio/quick-switcher-actions.webp',
    composition: 'Forecast',
    async take(page) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('>');
      return dialogAround(page, 'Actions');
    },
  },
  {
    file: 'docs/studio/shortcuts.webp',
    composition: 'Forecast',
    async take(page) {
      await page.keyboard.press('?');
      await page.getByText('Reverse playback').waitFor();
      return dialogAround(page, 'Documentation');
    },
  },
  {
    file: 'docs/studio/shortcuts-in-and-out.webp',
    composition: 'Forecast',
    frame: 60,
    async take(page) {
      await page.keyboard.press('i');
      for (let second = 0; second < 3; second++) await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('o');
      return partOf(page, 'timeline');
    },
  },
  {
    file: 'docs/studio/shortcuts-speed.webp',
    composition: 'Forecast',
    frame: 90,
    async take(page) {
      await page.getByTitle('Change the playback rate').click();
      const { y, height } = await partOf(page, 'preview');
      return { x: 258, y: y + height - 500, width: 760, height: 500 };
    },
  },
  {
    file: 'docs/studio/view-menu.webp',
    composition: 'Forecast',
    async take(page) {
      await page.getByRole('button', { name: 'View', exact: true }).click();
      return { x: 0, y: 0, width: 560, height: 470 };
    },
  },
  {
    file: 'docs/studio/rulers.webp',
    composition: 'Opening',
    frame: 60,
    async take(page) {
      await page.getByRole('button', { name: 'View', exact: true }).click();
      await page.getByText('Show Rulers').click();
      return partOf(page, 'preview');
    },
  },
  {
    file: 'docs/terminology/root-file-menu.webp',
    composition: 'Forecast',
    async take(page) {
      await page.getByText('Opening', { exact: true }).click({ button: 'right' });
      return { x: 0, y: 36, width: 420, height: 440 };
    },
  },
  {
    file: 'docs/cli/add-packages.webp',
    composition: 'Forecast',
    async take(page) {
      await page.getByRole('button', { name: 'Packages', exact: true }).click();
      await page.getByText('Install...', { exact: true }).click();
      await page.getByText('@remotion/transitions').waitFor();
      return dialogAround(page, '@remotion/transitions');
    },
  },
  {
    file: 'docs/still-preview.webp',
    composition: 'Thumbnail',
    take: async () => ({ x: 0, y: 0, width: 1280, height: 760 }),
  },
  {
    file: 'docs/sequence-names.webp',
    composition: 'Forecast',
    frame: 90,
    async take(page) {
      const timeline = await partOf(page, 'timeline');
      return { ...timeline, y: timeline.y + 56, width: 900, height: timeline.height - 56 };
    },
  },
  {
    file: 'docs/loop-timeline.webp',
    composition: 'Forecast',
    frame: 150,
    async take(page) {
      const timeline = await partOf(page, 'timeline');
      return { ...timeline, y: timeline.y + 56, height: timeline.height - 56 };
    },
  },
  {
    file: 'docs/audio/volume-curve.webp',
    composition: 'Forecast',
    async take(page) {
      for (let time = 0; time < 10; time++) await page.getByTitle('Zoom in timeline').click();
      const timeline = await partOf(page, 'timeline');
      return { ...timeline, y: timeline.y + 56, width: 960, height: 110 };
    },
  },
];
