import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectNoBarriers } from './support/accessibility';
import { expect, open, test } from './support/test';

const path = '/learn/title-card/frames';

/** Returns the parts of a lesson's exercise. */
function exerciseOf(page: Page) {
  const figure = page.locator('.exercise > .live');
  return {
    figure,
    button: (name: string) => figure.getByRole('button', { name, exact: true }),
    editor: figure.getByRole('textbox', { name: /^Code of the sample/ }),
    answer: figure.locator('[data-result] output'),
  };
}

/** Opens a lesson and the editor of its exercise. */
async function start(page: Page, lesson = path, label = 'Start') {
  await open(page, lesson);
  const exercise = exerciseOf(page);
  await exercise.button(label).click();
  await expect(exercise.editor).toBeFocused();
  await expect(exercise.button('Check')).toBeVisible();
  return exercise;
}

/** Replaces the code in the editor, as one edit. */
async function write(page: Page, code: string) {
  await exerciseOf(page).editor.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

const solutionOf = (page: Page) =>
  page
    .locator('.exercise-solution .line')
    .evaluateAll((lines) => lines.map(({ textContent }) => textContent).join('\n'));

test('a check names the first frame that differs, shows both pictures, and passes the right answer', async ({
  page,
  problems,
}) => {
  const { figure, button, answer } = await start(page);
  await button('Check').click();
  await expect(answer).toContainText('Your code doesn’t call useCurrentFrame() yet.');
  await expect(answer).toContainText('Hint: Call useCurrentFrame() in the component.');
  await expect(answer.locator('code')).toHaveCSS('display', 'inline');
  // A rule refuses the code, whose picture can be compared all the same.
  const pictures = figure.frameLocator('iframe[title^="The goal and your picture"]');
  await expect(figure.getByText('Yours, frame 45')).toBeVisible();
  await expect(pictures.getByText('Hello, video')).toHaveCount(2);

  const solution = await solutionOf(page);
  await write(page, solution.replace('const frame = useCurrentFrame();', 'const frame = missing;'));
  await button('Check').click();
  await expect(answer).toHaveText('Your code stops at frame 45. See the message below the code.');
  problems.length = 0;

  await write(page, solution.replace('frame * 10', 'frame'));
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(answer).toContainText(
    'At frame 10, the orange box should be 100 × 12 px in size; yours is 10 × 12 px.',
  );
  await expect(answer).toContainText('Hint: The width is a number, the frame times 10');
  await expect(pictures.getByText('Hello, video')).toHaveCount(2);
  await expect(figure.getByText('Goal, frame 10')).toBeVisible();

  // The preview follows the reader beside the code, but does not cover the answer.
  await figure
    .locator('iframe[title^="The goal and your picture"]')
    .evaluate((each) => each.scrollIntoView());
  const below = await figure.getByRole('slider', { name: 'Frame' }).boundingBox();
  const panel = await button('Check').boundingBox();
  expect(below && below.y + below.height).toBeLessThan(panel?.y ?? 0);

  await write(page, solution);
  await expect(answer).toHaveCount(0);
  await button('Check').click();
  await expect(answer).toContainText('Right.');
  await expect(figure.getByRole('link', { name: /^Next: / })).toHaveAttribute(
    'href',
    '/learn/title-card/interpolate',
  );
});

test('what is done is marked in the sidebar, counted in the course, and can be removed', async ({ page }) => {
  const { button, answer } = await start(page);
  await write(page, await solutionOf(page));
  await button('Check').click();
  await expect(answer).toContainText('Right.');
  const entry = page.locator(`[data-sidebar] li:has(> a[href="${path}"])`);
  const mark = () => entry.evaluate((item) => getComputedStyle(item, '::after').content);
  await expect.poll(mark).toContain('✓');

  await open(page, '/learn');
  await expect(page.getByText(/^1 of \d+ lessons, 0 of \d+ projects$/)).toBeVisible();
  const projects = page.getByRole('main').locator('section > ol > li');
  expect(await projects.count()).toBeGreaterThan(3);
  await expect(projects.filter({ has: page.locator('img[src^="/samples/"]') })).toHaveCount(
    await projects.count(),
  );
  await expect(projects.getByRole('heading').getByRole('link', { name: '1. A title card' })).toHaveAttribute(
    'href',
    path,
  );
  await expect(page.getByRole('link', { name: /^Continue: / })).toHaveAttribute(
    'href',
    '/learn/title-card/interpolate',
  );
  await page.getByText('Your progress').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('course-progress.json');
  const file = (text: string) => ({
    name: 'a.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await page.getByLabel('Import').setInputFiles(file('{}'));
  await expect(page.getByText('This file has no progress.')).toBeVisible();
  await page.getByLabel('Import').setInputFiles(file(JSON.stringify({ done: [path] })));
  await expect(page.getByText('Imported.')).toBeVisible();
  const fold = page.locator('details', { hasText: 'Your progress' });
  const { height } = (await fold.boundingBox()) ?? {};
  const question = page.getByRole('group', { name: 'Reset your progress?' });
  await page.getByRole('button', { name: 'Reset…' }).click();
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
  expect((await fold.boundingBox())?.height).toBe(height);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Reset…' })).toBeFocused();
  await expect(page.getByText(/^1 of \d+ lessons/)).toBeVisible();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText(/^\d+ lessons, \d+ projects$/)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText('Your progress')).toBeFocused();
});

test('the address of a project leads to its first lesson, and each lesson to the next', async ({ page }) => {
  await page.goto('/learn/title-card');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  const main = page.getByRole('main');
  // The buttons of the exercise are in view where its code begins.
  const start = await main.getByRole('button', { name: 'Start', exact: true }).boundingBox();
  const code = await main.locator('.exercise > .live > pre').boundingBox();
  expect((start?.y ?? 0) + (start?.height ?? 0)).toBeLessThan(code?.y ?? 0);
  await main.getByRole('link', { name: 'Next: A title that fades in' }).click();
  await expect(page).toHaveURL(/\/learn\/title-card\/interpolate$/);
});

test('code that does not end, throws or does not compile gets an answer', async ({ page, problems }) => {
  const { button, answer } = await start(page);
  const solution = await solutionOf(page);
  for (const [code, expected] of [
    // The poster's frame, which the preview shows, has no error.
    [
      'if (frame === 10) missing();',
      /^Your code stops at frame 10: ReferenceError: missing is not defined \(line 5\)/,
    ],
    ['if (frame > 5) missing();', 'Your code stops at frame 10. See the message below the code.'],
    ['for (;;) {}', 'Your code stops at frame 0. See the message below the code.'],
    ['const = 1;', /^Your code doesn’t compile yet\. See line \d\.$/],
  ] as const) {
    await write(page, solution.replace('useCurrentFrame();', `useCurrentFrame();\n  ${code}`));
    await button('Check').click();
    await expect(answer).toHaveText(expected);
  }
  // React logs the errors that a sample throws to the console of the preview.
  problems.length = 0;
});

test('edits, and what can be undone, outlive a reload, as the page says; Reset brings the start back', async ({
  page,
}) => {
  const first = await start(page);
  await expect(first.editor).toContainText('width: 300');
  await write(page, '// edited');
  await expect(first.editor).toContainText('// edited');
  const { figure, editor, button } = await start(page, path, 'Continue');
  const note = figure.getByText('Your code is saved.');
  await expect(editor).toContainText('// edited');
  await button('Close').click();
  await expect(note).toBeVisible();
  await expect(button('Continue')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor).toContainText('// edited');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor).toContainText('width: 300');
  await page.keyboard.press('ControlOrMeta+y');
  await button('Reset').click();
  await expect(editor).toContainText('width: 300');
  await expect(button('Reset')).toBeDisabled();
  await button('Close').click();
  await expect(button('Start')).toBeFocused();
  await expect(note).toBeHidden();
});

test('the goal plays above the lesson and in place of one’s own video', async ({ page }) => {
  await open(page, path);
  const goal = page.locator('figure.goal');
  const picture = goal.locator('img');
  const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  for (const [reducedMotion, file] of [
    ['no-preference', /\.webp$/],
    ['reduce', /\.avif$/],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect.poll(source).toMatch(file);
  }
  await expect(picture).toHaveJSProperty('complete', true);
  await goal.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(goal.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(goal.frameLocator('iframe').getByText('Hello, video')).toBeVisible();
  await expect(goal.getByRole('group', { name: /^The title Hello, video/ })).toBeVisible();
  const { figure, button, editor } = exerciseOf(page);
  await button('Play the goal').click();
  await expect(figure.getByRole('group', { name: /^The title Hello, video/ })).toBeVisible();
  await expect(button('Goal')).toHaveAttribute('aria-pressed', 'true');
  await expect(button('Pause')).toBeFocused();
  await expect(editor).toHaveCount(0);
  await expect(button('Pause')).toBeInViewport({ ratio: 1 });
  // Beside the code, the video is what the code draws.
  await button('Start').click();
  await expect(editor).toBeFocused();
  await expect(button('Goal')).toHaveAttribute('aria-pressed', 'false');
  await expect(button('Check')).toBeVisible();
  await expect(figure.getByRole('group', { name: 'Your video' })).toBeVisible();
  await button('Goal').click();
  await expect(figure.getByRole('group', { name: /^The title Hello, video/ })).toBeVisible();
});

test('the last lesson of a project plays what the reader made, and the solution before that', async ({
  page,
}) => {
  const last = '/learn/title-card/spring';
  const own = page.locator('figure.own');
  const play = async () => {
    await own.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(own.getByRole('button', { name: 'Pause' })).toBeVisible();
    return own.frameLocator('iframe');
  };
  const { button, answer } = await start(page, last);
  const solution = await solutionOf(page);
  await write(page, solution);
  await expect((await play()).getByText('Hello, video')).toBeAttached();
  await button('Check').click();
  await expect(answer).toContainText('Right.');
  await expect(answer).toContainText('That was the last lesson of this project.');
  await expect(answer.getByRole('link', { name: 'Your title card' })).toHaveAttribute(
    'href',
    '#your-title-card',
  );
  await write(page, solution.replace('Hello, video', 'Hello, me'));
  await open(page, last);
  await expect((await play()).getByText('Hello, me')).toBeAttached();
});

test('a Player in an exercise follows the preview, and its controls can be focused', async ({ page }) => {
  const { figure, button } = await start(page, '/learn/app/events');
  const file = 'src/Position.tsx';
  const [, code = ''] = (await solutionOf(page)).split(`// @filename: ${file}\n`);
  await expect(button(file)).toHaveAttribute('aria-pressed', 'true');
  await write(page, code.slice(0, code.indexOf('// @filename')));
  const preview = figure.frameLocator('iframe');
  await figure.getByRole('slider', { name: 'Frame' }).fill('30');
  await expect(preview.getByText('Frame 30 of 89')).toBeVisible();
  await expect(figure.locator('iframe')).toHaveAttribute('tabindex', '0');
  await preview.getByRole('button', { name: 'Play or pause' }).click();
  await expect(preview.getByText('Frame 30 of 89')).toBeHidden();
  await button('Check').click();
  await expect(figure.locator('[data-result] output')).toContainText('Right.');
});

test('the task is below the video while one writes, and everything fits in full screen', async ({ page }) => {
  const { figure, button, answer } = await start(page);
  const task = figure.getByRole('region', { name: 'Task' });
  await expect(task).toContainText('10 pixels wider with every frame');
  await expect(task).toContainText('Your code has to use useCurrentFrame');
  await button('Check').click();
  await expect(answer).toContainText('Hint:');
  await expect(task.getByText('10 pixels wider with every frame')).toBeInViewport();
  await button('Full screen').click();
  await expect(button('Exit full screen')).toBeVisible();
  await button('Check').click();
  await expect(answer).toContainText('Hint:');
  await expect(figure.getByText('Yours, frame 45')).toBeVisible();
  await expect(figure.getByRole('region', { name: 'Task' })).toBeVisible();
  await expect(button('Close')).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('Start brings the exercise to the top of the window, and Check its result into view', async ({
    page,
  }) => {
    const { figure, button, answer } = await start(page);
    // Below the navbar, whether the way there has hidden it or not.
    const navbar = await page.getByRole('banner').boundingBox();
    const top = () => figure.evaluate((each) => Math.round(each.getBoundingClientRect().top));
    expect(await top()).toBe(Math.round(navbar?.height ?? 0));
    await button('Check').focus();
    await page.keyboard.press('Enter');
    await expect(answer).toContainText('Hint:');
    for (const part of [
      button('Check'),
      answer,
      figure.locator('iframe[title^="The goal and your picture"]'),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    await expect(button('Check')).toBeFocused();
    // Code in a hint is a part of its sentence.
    const [code, sentence] = await Promise.all([
      answer.locator('code').first().boundingBox(),
      answer.boundingBox(),
    ]);
    expect(code?.width).toBeLessThan((sentence?.width ?? 0) * 0.8);
  });

  test('the task, the code and the video of an exercise are tabs', async ({ page }) => {
    const { figure } = await start(page);
    const tab = (name: string) => figure.getByRole('tab', { name });
    await expect(tab('Code')).toHaveAttribute('aria-selected', 'true');
    await tab('Code').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tab('Task')).toBeFocused();
    await expect(figure.getByRole('tabpanel', { name: 'Task' })).toContainText(
      '10 pixels wider with every frame',
    );
    await expect(figure.getByRole('tabpanel')).toHaveCount(1);
    await page.keyboard.press('End');
    await expect(figure.getByRole('tabpanel', { name: 'Video' })).toBeVisible();
    await expectNoBarriers(page, { part: '.exercise' });
  });
});

test('the project of a sample is a zip file with what the Studio needs', async ({ page }) => {
  const { button } = await start(page);
  const download = page.waitForEvent('download');
  await button('Download project').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-video.zip');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const entries = unzipSync(Buffer.concat(chunks));
  expect(Object.keys(entries)).toEqual(
    expect.arrayContaining(['my-video/package.json', 'my-video/src/TitleCard.tsx', 'my-video/README.md']),
  );
  expect(strFromU8(entries['my-video/src/Root.tsx'] ?? new Uint8Array())).toContain('width={1280}');
});

test('a lesson with its open exercise is accessible, in both modes', async ({ page }) => {
  const { button, answer } = await start(page);
  await button('Check').click();
  await expect(answer).toContainText('Hint:');
  await expect(page.getByText('Yours, frame 45')).toBeVisible();
  // The whole page, because the heading of level one is not in the exercise.
  await expectNoBarriers(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a lesson has the start, the hints and the solution', async ({ page }) => {
    await page.goto(path);
    const exercise = page.locator('.exercise');
    await expect(exercise.locator('> figure pre')).toContainText('width: 300');
    await exercise.getByText('Hints', { exact: true }).click();
    await expect(exercise.getByText('Call useCurrentFrame() in the component.')).toBeVisible();
    await expect(exercise.getByText('Remove the CSS transition')).toBeHidden();
    await exercise.getByText('Solution', { exact: true }).click();
    await expect(exercise.locator('.exercise-solution pre')).toContainText('frame * 10');
    await expect(exercise.getByRole('button')).toHaveCount(0);
  });
});
