import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { type DevSite, startDevSite } from './support/dev-site';
import { expect, test } from './support/test';

let site: DevSite;

// One server for all tests: bundling the site is slow on a busy machine, and none of the tests measures its
// duration.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  // Gatsby opens no editor then.
  process.env.REACT_EDITOR = 'none';
  site = await startDevSite({ 'dead.mdx': '[dead](/docs/nowhere)\n' });
});

test.afterAll(async () => {
  await site?.stop();
});

test.use({
  baseURL: async ({}, use) => use(site?.origin),
  // The first page waits until its template is bundled.
  navigationTimeout: 120_000,
});

const soon = { timeout: 90_000 };
const doc = (name: string) => join(site.contentDir, 'docs', name);

test('a page is there before all pages are compiled, and what is wrong with the others is reported after', async ({
  page,
}) => {
  await page.goto('/docs/second');
  await expect(page.getByRole('heading', { level: 1, name: 'Second page' })).toBeVisible(soon);
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible(soon);
  await expect.poll(site.terminal, soon).toContain('a link to `/docs/nowhere`');
  rmSync(doc('dead.mdx'));
});

test('an edit is on the screen, without loading the page anew', async ({ page }) => {
  await page.goto('/docs/second');
  await expect(page.getByRole('heading', { level: 1, name: 'Second page' })).toBeVisible(soon);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const source = readFileSync(doc('second.mdx'), 'utf8');
  writeFileSync(doc('second.mdx'), `${source}\nA sentence that was not there.\n`);
  await expect(page.getByText('A sentence that was not there.')).toBeVisible(soon);
  writeFileSync(doc('second.mdx'), source);
  await expect(page.getByText('A sentence that was not there.')).toBeHidden(soon);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('edits that follow each other, while pages are made anew: the page is there, as it was saved last', async ({
  page,
}) => {
  const source = readFileSync(doc('second.mdx'), 'utf8');
  for (let saved = 1; saved <= 4; saved += 1) {
    writeFileSync(doc('second.mdx'), `${source}\nSaved ${saved} times.\n`);
    await setTimeout(750);
  }
  await page.goto('/docs/second');
  await expect(page.getByText('Saved 4 times.')).toBeVisible(soon);
  writeFileSync(doc('second.mdx'), source);
  await expect(page.getByText('Saved 4 times.')).toBeHidden(soon);
});

test('what MDX cannot read is reported in the page and in the terminal, with its line, until it is fixed', async ({
  page,
}) => {
  await page.goto('/docs/second');
  const source = readFileSync(doc('second.mdx'), 'utf8');
  const place = `content/docs/second.mdx:${source.split('\n').length + 1}`;
  writeFileSync(doc('second.mdx'), `${source}\nA <Tabz> that nobody knows.</Tabz>\n`);
  const mistake = page.getByRole('alert').filter({ hasText: place });
  await expect(mistake).toContainText('fix:      Did you mean `Tabs`?', soon);
  await expect
    .poll(() => site.terminal(), soon)
    .toContain(`${place}:3\n  found:    an unknown component, \`<Tabz>\``);
  writeFileSync(doc('second.mdx'), source);
  await expect(mistake).toHaveCount(0, soon);
});

test('a page and a message open the editor at the line of their file', async ({ page }) => {
  await page.goto('/docs/second');
  const source = readFileSync(doc('second.mdx'), 'utf8');
  const opened = (line: number) =>
    page.waitForResponse(
      `${site.origin}/__open-stack-frame-in-editor?${new URLSearchParams({ fileName: doc('second.mdx'), lineNumber: String(line) })}`,
    );
  const [answer] = await Promise.all([
    opened(1),
    page.getByRole('button', { name: 'Edit here' }).click(soon),
  ]);
  expect(answer.status()).toBe(200);
  writeFileSync(doc('second.mdx'), source.replace('---\n', '---\ndescripton: x\n'));
  const place = page.getByRole('alert').getByRole('button', { name: 'content/docs/second.mdx:2' });
  await Promise.all([opened(2), place.click(soon)]);
  writeFileSync(doc('second.mdx'), source);
  await expect(place).toHaveCount(0, soon);
});

test('a form edits the frontmatter and the navbar: mistakes are at their fields, and what is saved is on the page', async ({
  page,
}) => {
  await page.goto('/docs/second');
  const source = readFileSync(doc('second.mdx'), 'utf8');
  const opener = page.getByRole('button', { name: 'Edit in a form' });
  await opener.click(soon);
  const form = page.getByRole('dialog', { name: 'Edit content' });
  await form.getByLabel('title', { exact: true }).fill('Renamed page', soon);
  const level = form.getByLabel('toc_max_heading_level');
  await level.fill('9');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert').filter({ hasText: 'a heading level from 2 to 6' })).toBeVisible(soon);
  await expect(level).toHaveAttribute('aria-invalid', 'true');
  expect(readFileSync(doc('second.mdx'), 'utf8')).toBe(source);
  await level.fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Renamed page', includeHidden: true }),
  ).toHaveCount(1, soon);
  expect(readFileSync(doc('second.mdx'), 'utf8')).toBe(source.replace('Second page', 'Renamed page'));
  await form.getByLabel('File').selectOption({ label: 'content/settings/navbar.yaml' });
  await form.getByLabel('items (required)').fill('- { type: link, label: The start, to: /docs/ }', soon);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'The start', includeHidden: true }).first()).toBeAttached(soon);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(opener).toBeFocused();
  rmSync(join(site.contentDir, 'settings'), { recursive: true });
  writeFileSync(doc('second.mdx'), source);
  await expect(page.getByRole('heading', { level: 1, name: 'Second page' })).toBeVisible(soon);
});

test('a mistake in the frontmatter is reported in the page too', async ({ page }) => {
  await page.goto('/docs/second');
  const source = readFileSync(doc('second.mdx'), 'utf8');
  writeFileSync(doc('second.mdx'), source.replace('---\n', '---\ndescripton: x\n'));
  const mistake = page.getByRole('alert').filter({ hasText: 'content/docs/second.mdx:2' });
  await expect(mistake).toContainText('Did you mean `description`?', soon);
  writeFileSync(doc('second.mdx'), source);
  await expect(mistake).toHaveCount(0, soon);
});

test('a new file is a page and an entry of the sidebar, until it is deleted', async ({ page }) => {
  await page.goto('/docs/second');
  const entry = page.getByRole('link', { name: 'A lamp', exact: true });
  writeFileSync(doc('lamp.mdx'), '---\ntitle: A lamp\n---\n\nIt shines.\n');
  await expect(entry.first()).toBeAttached(soon);
  // Gatsby may run the queries of open pages before it creates new pages.
  const data = `${site.origin}/page-data/docs/lamp/page-data.json`;
  await expect.poll(async () => (await fetch(data)).status, soon).toBe(200);
  await page.goto('/docs/lamp');
  await expect(page.getByText('It shines.')).toBeVisible(soon);
  await page.goto('/docs/second');
  rmSync(doc('lamp.mdx'));
  await expect(entry).toHaveCount(0, soon);
});

test('a page that is opened before its file is written is there when it is', async ({ page, problems }) => {
  await page.goto('/docs/early');
  await expect(page.getByText('It is early.')).toHaveCount(0);
  writeFileSync(doc('early.mdx'), '---\ntitle: Early\n---\n\nIt is early.\n');
  await expect(page.getByText('It is early.')).toBeVisible(soon);
  rmSync(doc('early.mdx'));
  await expect(page.getByText('This page is gone')).toBeVisible(soon);
  // The browser logs that the page was not found at first.
  problems.length = 0;
});

test('a page that becomes a module while it is open runs its component, and is data again after', async ({
  page,
}) => {
  await page.goto('/docs/second');
  const source = readFileSync(doc('second.mdx'), 'utf8');
  await expect(page.getByRole('link', { name: 'the first page', exact: true })).toBeVisible(soon);
  const asModule = `${source}\nimport { Counter } from './own-component';\n\n<Counter />\n\nIt counts.\n`;
  writeFileSync(doc('second.mdx'), asModule);
  const counter = page.getByRole('button', { name: /^Pressed \d times$/ });
  await expect(counter).toBeVisible(soon);
  await expect(page.getByRole('link', { name: 'the first page', exact: true })).toBeVisible();
  await counter.click();
  await expect(counter).toHaveText('Pressed 1 times');
  writeFileSync(doc('second.mdx'), asModule.replace('It counts.', 'It counts on.'));
  await expect(page.getByText('It counts on.')).toBeVisible(soon);
  writeFileSync(doc('second.mdx'), `${source}\nData again.\n`);
  await expect(page.getByText('Data again.')).toBeVisible(soon);
  await expect(counter).toHaveCount(0, soon);
  writeFileSync(doc('second.mdx'), source);
  await expect(page.getByText('Data again.')).toHaveCount(0, soon);
});

test('a page whose file is deleted says so, and one that is renamed has its new address', async ({
  page,
  problems,
}) => {
  writeFileSync(doc('fleeting.mdx'), '---\ntitle: Fleeting\n---\n\nHere for now.\n');
  const entry = page.getByRole('link', { name: 'Fleeting', exact: true });
  await page.goto('/docs/second');
  await expect(entry.first()).toBeAttached(soon);
  // The sidebar contains a new file a moment before its page exists.
  await expect.poll(async () => (await page.request.get('/docs/fleeting')).status(), soon).toBe(200);
  await page.goto('/docs/fleeting');
  await expect(page.getByText('Here for now.')).toBeVisible(soon);
  renameSync(doc('fleeting.mdx'), doc('lasting.mdx'));
  await expect(page.getByText('This page is gone')).toBeVisible(soon);
  await expect(page.getByText('Here for now.')).toHaveCount(0);
  await page.goto('/docs/second');
  await expect(entry.first()).toHaveAttribute('href', '/docs/lasting', soon);
  await entry.first().click();
  await expect(page.getByText('Here for now.')).toBeVisible(soon);
  rmSync(doc('lasting.mdx'));
  await expect(page.getByText('This page is gone')).toBeVisible(soon);
  await page.goto('/docs/second');
  await expect(entry).toHaveCount(0, soon);
  // A sidebar that still has the link may prefetch a page that is already deleted.
  problems.length = 0;
});

test('an edited page is checked like the whole content, until it is fixed', async ({ page }) => {
  await page.goto('/docs/');
  writeFileSync(doc('poor.mdx'), '---\ntitle: Poor\n---\n\nWithout a description.\n');
  const mistake = page.getByRole('alert').filter({ hasText: 'content/docs/poor.mdx:1' });
  await expect(mistake).toContainText('a page without a description', soon);
  await expect.poll(site.terminal, soon).toContain('a page without a description');
  rmSync(doc('poor.mdx'));
  await expect(mistake).toHaveCount(0, soon);
});

test('the announcement is on the screen as it is saved, and a mistake in it is reported with its line', async ({
  page,
}) => {
  await page.goto('/docs/second');
  await expect(page.getByRole('heading', { level: 1, name: 'Second page' })).toBeVisible(soon);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const file = join(site.contentDir, 'settings/announcement.yaml');
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'id: new\ncontent: Something is new.\n');
  await expect(bar).toHaveText('Something is new.', soon);
  writeFileSync(file, 'id: new\ncontents: Something is new.\n');
  const mistake = page.getByRole('alert').filter({ hasText: 'content/settings/announcement.yaml:2' });
  await expect(mistake).toContainText('Did you mean `content`?', soon);
  writeFileSync(file, 'id: new\ncontent: Something else.\n');
  await expect(bar).toHaveText('Something else.', soon);
  await expect(mistake).toHaveCount(0, soon);
  rmSync(file);
  await expect(bar).toHaveCount(0, soon);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('a picture that is replaced in place is on the screen', async ({ page }) => {
  const source = readFileSync(doc('second.mdx'), 'utf8');
  const picture = (width: number) =>
    sharp({ create: { width, height: 40, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
  writeFileSync(doc('photo.png'), await picture(60));
  writeFileSync(doc('second.mdx'), `${source}\n![A photo](./photo.png)\n`);
  await page.goto('/docs/second');
  const photo = page.getByRole('img', { name: 'A photo' });
  const width = () => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect(photo).toBeVisible(soon);
  await expect.poll(width, soon).toBe(60);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  writeFileSync(doc('photo.png'), await picture(90));
  await expect.poll(width, soon).toBe(90);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);

  // While the file is missing, the page shows a problem with a line.
  rmSync(doc('photo.png'));
  const mistake = page.getByRole('alert').filter({ hasText: 'content/docs/second.mdx:8' });
  await expect(mistake).toContainText('photo.png', soon);
  writeFileSync(doc('photo.png'), await picture(90));
  await expect(mistake).toHaveCount(0, soon);
  await expect(photo).toBeVisible(soon);
  writeFileSync(doc('second.mdx'), source);
  await expect(photo).toHaveCount(0, soon);
  rmSync(doc('photo.png'));
});

const described = 'description: A page that says enough about itself, so that readers can find it.';

const mistakes = [
  {
    what: 'an entry of a sidebar without its doc',
    name: 'sidebars/mainSidebar.yaml',
    wrong: '- doc: index\n- doc: secnd\n',
    place: 'content/sidebars/mainSidebar.yaml:2',
    fix: 'Did you mean `second`?',
  },
  {
    what: 'an address of an expert',
    name: 'experts/ada.yaml',
    wrong: 'name: Ada\nwebsite: nowhere\n',
    place: 'content/experts/ada.yaml:2',
    fix: 'a URL that starts with https://',
  },
  {
    what: 'an unknown key of the showcase',
    name: 'showcase/film.yaml',
    wrong:
      'title: Film\nwidth: 16\nheight: 9\nheigth: 9\nlinks:\n  - {type: website, url: "https://film.example"}\n',
    place: 'content/showcase/film.yaml:4',
    fix: 'Did you mean `height`?',
  },
  {
    what: 'a dead link on another page',
    name: 'docs/dead.mdx',
    wrong: `---\ntitle: Dead\n${described}\n---\n\n[dead](/docs/secnd)\n`,
    place: 'content/docs/dead.mdx:6',
    fix: 'Did you mean `/docs/second`?',
  },
  {
    what: 'a route that another page has',
    name: 'docs/twin.mdx',
    wrong: `---\nslug: second\n${described}\n---\n\n[A link](#own) that leads to its own heading.\n\n## Own\n\nIt is about the link above, which leads here and to no other page.\n`,
    place: 'content/docs/twin.mdx:2',
    fix: 'content/docs/second.mdx:1 already has',
  },
];

for (const { what, name, wrong, place, fix } of mistakes) {
  test(`${what} is reported in an open page and in the terminal, once, until it is fixed`, async ({
    page,
  }) => {
    await page.goto('/docs/');
    const file = join(site.contentDir, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, wrong);
    const mistake = page.getByRole('alert').filter({ hasText: place });
    await expect(mistake).toContainText(fix, soon);
    await expect(page.getByRole('alert').filter({ hasText: 'content/' })).toHaveCount(1);
    await expect.poll(() => site.terminal(), soon).toContain(place);
    rmSync(file);
    await expect(mistake).toHaveCount(0, soon);
  });
}
