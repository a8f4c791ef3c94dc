import { expect, open, test } from './support/test';
import { sidewaysOverflow } from './support/visit';

const path = '/docs/renderer/render-frames';

test('a table of options leads to the sections, and a long one can be filtered', async ({ page }) => {
  await open(page, path);
  const table = page.locator('table.options').first();
  const rows = table.locator('tbody tr:visible');
  const all = await rows.count();
  expect(all).toBeGreaterThan(15);
  const field = page.getByRole('searchbox', { name: 'Filter options' }).first();
  await field.fill('concurrency');
  await expect(rows).toHaveCount(1);
  await expect(page.getByText(`1 of ${all}`)).toBeVisible();
  await field.fill('');
  await expect(rows).toHaveCount(all);
  await table.getByRole('link', { name: 'concurrency' }).click();
  await expect(page).toHaveURL(/#concurrency$/);
  await expect(page.getByRole('heading', { name: 'concurrency' })).toBeInViewport();
});

test('on a phone, nothing of a table of options is off the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  expect(await sidewaysOverflow(page)).toBe(0);
  const wide = await page
    .locator('table.options td:visible')
    .evaluateAll((cells) => cells.filter((cell) => cell.getBoundingClientRect().right > window.innerWidth));
  expect(wide).toEqual([]);
});

test('on a phone, no type, default or explanation of an option is cut, and a default follows its type', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/docs/lambda/rendermediaonlambda');
  const table = page.locator('table.options').first();
  const cut = await table
    .locator('td:visible')
    .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length);
  expect(cut).toBe(0);
  const row = table.locator('tr', { hasText: 'inputProps' });
  const [type, value] = [
    await row.locator('td').nth(1).boundingBox(),
    await row.locator('td').nth(2).boundingBox(),
  ];
  expect((value?.x ?? 0) - (type?.x ?? 0) - (type?.width ?? 0)).toBeLessThan(20);
  const field = await page.getByRole('searchbox', { name: 'Filter options' }).boundingBox();
  expect(field?.width).toBe((await table.boundingBox())?.width);
});

test('on a phone, a table of symptoms has its cells below each other, after the headers of their columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/docs/troubleshooting/');
  const row = page.locator('table.stack tr', { hasText: 'Target closed' });
  const label = (cell: Element) => getComputedStyle(cell, '::before').content;
  expect(await row.locator('td').nth(1).evaluate(label)).toBe('"Usual cause: "');
  expect(await row.locator('td').nth(2).evaluate(label)).toBe('"Fix: "');
  const wide = await page
    .locator('.prose td')
    .evaluateAll((cells) => cells.filter((cell) => cell.getBoundingClientRect().right > window.innerWidth));
  expect(wide).toEqual([]);
});

test('at 1440 px, no table of a comparison scrolls', async ({ page }) => {
  for (const path of ['/docs/compare-ssr', '/docs/captions/transcribing']) {
    await open(page, path);
    const hidden = await page
      .locator('.table-wrap')
      .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
    expect(Math.max(...hidden), path).toBe(0);
  }
});

test('on a phone, an option is a short row that leads to its section', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const row = page.locator('table.options').first().locator('tbody tr', { hasText: 'concurrency' });
  await page.getByRole('checkbox', { name: 'Show all' }).first().check();
  const rows = await page
    .locator('table.options')
    .first()
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((each) => {
        const text = (index: number) => each.children[index]?.textContent ?? '';
        return { isLong: text(1).length > 40 || text(3).length > 90, height: each.clientHeight };
      }),
    );
  const heights = (isLong: boolean) =>
    rows.filter((each) => each.isLong === isLong).map(({ height }) => height);
  expect(Math.max(...heights(false))).toBeLessThan(105);
  // A type or an explanation that is wider than the screen takes a line more.
  expect(Math.max(...heights(true))).toBeLessThan(130);
  const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
  await row.click({ position: { x: width - 10, y: height - 10 } });
  await expect(page).toHaveURL(/#concurrency$/);
});

test('the line below the heading of an option has its type, and the version that added it', async ({
  page,
}) => {
  await open(page, '/docs/renderer/render-media');
  const line = (id: string) => page.locator(`#${id} + .facts`);
  await expect(line('composition')).toHaveText('VideoConfig · required');
  await expect(line('port')).toHaveText('number or null · optional');
  await expect(line('metadata').locator('.since')).toContainText('v4.0.216');
  await expect(page.locator('#metadata .since')).toHaveCount(0);
});

test('on a phone, a long table begins with its first options', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const rows = page.locator('table.options').first().locator('tbody tr:visible');
  await expect(rows).toHaveCount(8);
  const field = page.getByRole('searchbox', { name: 'Filter options' }).first();
  await field.fill('zzz');
  await expect(page.getByText(/^0 of \d+$/)).toBeVisible();
  await open(page, path);
  await page.getByRole('checkbox', { name: 'Show all' }).first().check();
  expect(await rows.count()).toBeGreaterThan(15);
});

test('names in tables of options stay on one line, and an explanation has the room for a sentence', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/docs/player/player');
  const table = page.locator('table.options').first();
  const broken = await table.locator('td:first-child code').evaluateAll((names) =>
    names
      .map((name) => ({
        text: name.textContent ?? '',
        lines: new Set(Array.from(name.getClientRects(), ({ top }) => top)).size,
      }))
      .filter(({ text, lines }) => lines > (text.length > 24 ? 2 : 1)),
  );
  expect(broken).toEqual([]);
  const widths = await table
    .locator('td:last-child:visible')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(400);
});

test('the table of contents breaks names at their capitals', async ({ page }) => {
  await open(page, path);
  const parts = page.locator('[data-rail] code:has(wbr)');
  expect(await parts.count()).toBeGreaterThan(5);
});
