import { drawn, liveSample, openEditor, showing, write } from './support/live-sample';
import { expect, hydrated, open, test } from './support/test';
import { loadingCode } from './support/visit';

const path = '/docs/spring';

test('a sample is code and a poster, and loads nothing of the editor before Edit', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, path);
  const { figure, edit } = liveSample(page);
  await figure.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(figure.getByRole('img')).toHaveJSProperty('complete', true);
  await expect(figure.locator('pre')).toContainText('export const Ball');
  expect(asked.filter((url) => /sample-editor|static\/live\//.test(url))).toEqual([]);
  expect((await loadingCode(page, () => edit.click())).length).toBeGreaterThan(1);
});

test('an edit is shown, and Reset brings the code of the page back', async ({ page }) => {
  const { preview, button, editor } = await openEditor(page, path);
  await expect(editor).toContainText('export const Ball');
  await expect(button('Reset')).toBeDisabled();
  await write(page, showing('edited'));
  await expect(preview.getByText('edited')).toBeVisible();
  await button('Reset').click();
  await expect(editor).toContainText('export const Ball');
  await expect(preview.getByText('edited')).toHaveCount(0);
});

test('a mistake is reported at its line, with the last good picture kept', async ({ page, problems }) => {
  const { preview, problem } = await openEditor(page, path);
  await write(page, showing('good'));
  await expect(preview.getByText('good')).toBeVisible();

  await write(page, showing('bad', 'const a = ;'));
  await expect(problem).toHaveText(/^Line 2: Something is missing here/);
  await expect(preview.getByText('good')).toBeVisible();

  await write(page, showing('{missing}'));
  await expect(problem).toHaveText('Line 4: ReferenceError: missing is not defined');
  await expect(preview.getByText('good')).toBeVisible();

  await write(page, showing('bad', "import {a} from 'lodash';"));
  await expect(problem).toHaveText(
    /^Line 2: “lodash” cannot be imported here. You can import react, remotion, /,
  );

  await write(page, showing('bad', "import {sprng} from 'remotion'; sprng({});"));
  await expect(problem).toHaveText('Line 2: “remotion” does not export “sprng”.');
  await expect(preview.getByText('good')).toBeVisible();

  await write(page, showing('better'));
  await expect(preview.getByText('better')).toBeVisible();
  await expect(problem).toBeEmpty();
  // React logs the errors that a sample throws to the console of the preview.
  problems.length = 0;
});

const endless: [string, string, number][] = [
  ['a loop', 'while (true) {}', 2],
  ['a recursion', 'const f = (n: number): number => f(n + 1) + 1; f(0);', 2],
  [
    'calls without number',
    'const fib = (n: number): number => (n < 2 ? n : fib(n - 1) + fib(n - 2)); fib(99);',
    2,
  ],
  ['promises', 'const wait = async () => { while (true) await null; }; wait();', 2],
];
test('code without an end ends with a message at its line', async ({ page, problems }) => {
  const { preview, problem } = await openEditor(page, path);
  for (const [name, code, line] of endless) {
    await test.step(name, async () => {
      await write(page, showing(`good before ${name}`));
      await expect(preview.getByText(`good before ${name}`)).toBeVisible();
      await expect(problem).toBeEmpty();
      await write(page, showing('bad', code));
      await expect(problem).toHaveText(new RegExp(`^Line ${line}: .*(does not end|calls itself endlessly)`));
      await write(page, showing(`better after ${name}`));
      await expect(preview.getByText(`better after ${name}`)).toBeVisible();
    });
  }
  problems.length = 0;
});

test('a loop without an end while a frame is drawn keeps the picture before it', async ({
  page,
  problems,
}) => {
  const { preview, problem } = await openEditor(page, path);
  await write(page, showing('good'));
  await expect(preview.getByText('good')).toBeVisible();
  await write(page, 'export const A = () => {\n  for (;;) {}\n  return null;\n};');
  await expect(problem).toHaveText(/^Line 2: This code does not end/);
  await expect(preview.getByText('good')).toBeVisible();
  problems.length = 0;
});

test('a preview that goes away is loaded again, and says so', async ({ page }) => {
  const { preview, figure } = await openEditor(page, path);
  await write(page, showing('good'));
  await expect(preview.getByText('good')).toBeVisible();
  await write(page, showing('gone', 'location.reload();'));
  await expect(figure.getByRole('alert')).toHaveText(/did not answer, and was reloaded/);
  await expect(preview.getByText('good')).toBeVisible();
  await write(page, showing('better'));
  await expect(preview.getByText('better')).toBeVisible();
  await expect(figure.getByRole('alert')).toHaveCount(0);
});

test('the video plays, and is stepped through frame by frame', async ({ page }) => {
  const { button, slider, figure } = await openEditor(page, path);
  await expect(figure).toContainText('30 fps, 1280 × 720');
  await expect(slider).toHaveValue('5');
  await button('Next frame').click();
  await expect(slider).toHaveValue('6');
  await button('Previous frame').click();
  await button('Previous frame').click();
  await expect(slider).toHaveValue('4');
  await button('Play').click();
  await expect(button('Pause')).toBeVisible();
  await expect(slider).not.toHaveValue('4');
  await button('Pause').click();
  await expect(button('Play')).toBeVisible();
});

test('Play plays in the place of the poster: the code stays, and Space pauses', async ({ page }) => {
  await open(page, path);
  const { button, editor, edit, figure } = liveSample(page);
  await button('Play').click();
  await expect(button('Pause')).toBeFocused();
  await expect(figure.locator('pre')).toBeVisible();
  await expect(editor).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(button('Play')).toBeFocused();
  await edit.click();
  await expect(editor).toBeFocused();
  await expect(figure.locator('pre')).toBeHidden();
});

test('Edit puts the code beside the video, and what fits in the window does not move', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  await open(page, path);
  const { edit, editor, figure } = liveSample(page);
  await figure.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = () =>
    figure.evaluate((each) =>
      [each, each.nextElementSibling].map((part) => part?.getBoundingClientRect().top),
    );
  const before = await place();
  await edit.click();
  await expect(editor).toBeFocused();
  await drawn(page);
  expect(await place()).toEqual(before);
  const [code, video] = await Promise.all([
    editor.boundingBox(),
    page.locator('figure.live [data-shown]').boundingBox(),
  ]);
  expect((code?.x ?? 0) + 300).toBeLessThan(video?.x ?? 0);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 700],
  [390, 844],
] as const) {
  test(`Edit brings the top of the editor and the video into view, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, path);
    const { edit, editor, figure } = liveSample(page);
    await edit.scrollIntoViewIfNeeded();
    await edit.click();
    await expect(editor).toBeFocused();
    await drawn(page);
    const topOf = (box: { y: number } | null) => Math.round(box?.y ?? 0);
    const navbar = await page.getByRole('banner').boundingBox();
    const top = topOf(await figure.boundingBox());
    expect(top).toBeGreaterThanOrEqual(Math.floor((navbar?.y ?? 0) + (navbar?.height ?? 0)));
    expect(top).toBeLessThan(height / 2);
    expect(topOf(await page.locator('figure.live [data-shown]').boundingBox())).toBeLessThan(height - 100);
    const bottom = await figure.evaluate((each) => each.getBoundingClientRect().bottom);
    if (width === 1440) expect(bottom).toBeLessThanOrEqual(height);
  });
}

test('the keyboard opens the editor, edits, and leaves with Escape and Tab', async ({ page }) => {
  await open(page, path);
  const { edit, editor, button, slider, preview } = liveSample(page);
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(showing('typed'));
  await expect(preview.getByText('typed')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await expect(button('Play')).toBeFocused();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('6');
  await button('Close').focus();
  await page.keyboard.press('Enter');
  await expect(edit).toBeFocused();
});

test('names and options are suggested while one types', async ({ page }) => {
  const { editor, figure } = await openEditor(page, path);
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('measureSp');
  await expect(figure.getByRole('option').first()).toContainText('measureSpring');
  // The editor ignores keys in the first 75 ms of a list, which nobody can have read.
  await page.waitForTimeout(150);
  await page.keyboard.press('Enter');
  await expect(editor).toContainText(/^import {measureSpring} from 'remotion';measureSpring$/);
  await page.keyboard.type('(); <Sequence durationIn');
  await expect(figure.getByRole('option').first()).toContainText('durationInFrames');
});

test('a shared link opens with its code, which does not run without a click', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sample = await openEditor(page, path);
  await write(page, showing('shared'));
  await sample.button('Copy').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(showing('shared'));
  await sample.button('Share').click();
  await expect(sample.figure).toContainText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${path}#sample=`);
  // A reload shows the latest edits, not the code of the link.
  expect(page.url()).not.toContain('#');

  await page.goto('about:blank');
  await page.goto(link);
  await hydrated(page);
  await expect(sample.editor).toContainText('shared');
  await expect(sample.figure).toContainText('This code came with the link');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('iframe')).toHaveCount(0);
  // Letters that are shortcuts on the page are text here.
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\n// edited');
  await expect(sample.editor).toContainText('// edited');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await sample.button('Run').click();
  await expect(sample.preview.getByText('shared')).toBeVisible();
});

test('code from a link does not replace edits of one’s own', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sample = await openEditor(page, path);
  await write(page, showing('theirs'));
  await sample.button('Share').click();
  await expect(sample.figure).toContainText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await write(page, showing('mine'));
  await page.goto('about:blank');
  await page.goto(link);
  await hydrated(page);
  await expect(sample.editor).toContainText('theirs');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\n// edited');
  await page.goto('about:blank');
  await openEditor(page, path);
  await expect(sample.editor).toContainText('mine');
});

test('a damaged link leaves the page as it is', async ({ page }) => {
  await open(page, `${path}#sample=0123456789.AAAA`);
  await page.waitForLoadState('networkidle');
  await expect(liveSample(page).edit).toBeVisible();
});

test('an open editor is gone with its page', async ({ page }) => {
  await openEditor(page, path);
  await page.getByRole('banner').getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(page.locator('iframe, .live-host')).toHaveCount(0);
  await page.goBack();
  await expect(liveSample(page).edit).toBeVisible();
});

test('in the editor nothing breaks the policy of the page', async ({ page }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
  });
  const { button } = await openEditor(page, path);
  await button('Play').click();
  await expect(button('Pause')).toBeVisible();
  await write(page, showing('edited', 'const a = spr'));
  expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([]);
  await drawn(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the code can be read, the poster is there, and no control is shown that does nothing', async ({
    page,
  }) => {
    await page.goto(path);
    const { figure } = liveSample(page);
    await expect(figure.locator('pre')).toContainText('export const Ball');
    await expect(figure.getByRole('img')).toBeVisible();
    await expect(figure.getByRole('button')).toHaveCount(0);
  });
});

/** The file of the font in the preview's folder. */
const previewFont = /\/static\/live\/[^/]+\/inter-[^/]+\.woff2$/;

/** A page with a sample that measures its text when it is drawn first, and draws a line of the same width. */
const underlined = '/docs/use-current-scale';

test('text that names no font is in Inter, and is measured in it even if the file comes late', async ({
  page,
}) => {
  await page.route(previewFont, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  const { preview } = await openEditor(page, underlined);
  const widths = await preview.getByText('Harbor').evaluate(async (text) => {
    await document.fonts.ready;
    const widthOf = (element: Element | null) => element?.getBoundingClientRect().width ?? 0;
    const [own, line] = [widthOf(text), widthOf(text.nextElementSibling)];
    text.style.fontFamily = 'Inter, monospace';
    const inter = widthOf(text);
    text.style.fontFamily = 'sans-serif';
    return { own, line, inter, system: widthOf(text) };
  });
  expect(widths.own).toBeCloseTo(widths.inter, 1);
  expect(widths.own).not.toBeCloseTo(widths.system, 0);
  expect(widths.line).toBeCloseTo(widths.own, 0);
});

test('a sample is drawn in a fallback if the font is missing', async ({ page, problems }) => {
  await page.route(previewFont, (route) => route.abort('internetdisconnected'));
  const { preview, problem } = await openEditor(page, underlined);
  await expect(preview.getByText('Harbor')).toBeVisible();
  await expect(problem).toBeEmpty();
  // The browser logs the missing file to the console.
  problems.length = 0;
});
