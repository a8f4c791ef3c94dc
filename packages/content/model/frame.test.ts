import path from 'node:path';
import { contentSettings } from '../../../test/support/content-settings';
import { temporaryFolder } from '../../../test/support/temporary';
import { formatProblem } from '../shared/content-error';
import { createSite } from './site';

/** Returns the site of a content folder with these settings and two pages. */
function load(settings: Record<string, string>, others: Record<string, string> = {}) {
  const files = Object.entries(settings).map(([name, text]) => [`content/settings/${name}`, text]);
  const root = temporaryFolder('frame', {
    'content/docs/tea.mdx': '---\ntitle: Tea\n---\n\nHot.\n',
    'content/docs/milk.mdx': '---\ntitle: Milk\n---\n\nCold.\n',
    ...Object.fromEntries(files),
    ...others,
  });
  const folders = { root, contentDir: path.join(root, 'content') };
  const env = { pathPrefix: '', onBrokenLinks: 'throw', onUnknownComponent: 'throw' } as const;
  return createSite({ settings: contentSettings, folders, env }).load();
}

const mistakes = async (settings: Record<string, string>) =>
  (await load(settings)).errors.map(formatProblem).join('\n\n');

test('the frame is what the files say', async () => {
  const { frame, errors } = await load({
    'navbar.yaml': 'items:\n  - { type: link, label: Tea, to: /docs/tea }\n',
    'footer.yaml': 'columns: []\ncopyrightHolder: Tea house\n',
    'announcement.yaml': 'id: new\ncontent: Now with <a href="/docs/milk">milk</a>.\n',
  });
  expect(errors).toEqual([]);
  expect(frame).toEqual({
    navbar: { items: [{ type: 'link', label: 'Tea', to: '/docs/tea' }] },
    footer: { columns: [], copyrightHolder: 'Tea house' },
    announcement: { id: 'new', content: 'Now with <a href="/docs/milk">milk</a>.' },
  });
});

test('without files, the navbar has a link to each sidebar and the search', async () => {
  const sidebars = {
    'content/sidebars/mainSidebar.yaml': '- tea\n',
    'content/sidebars/cold-drinks.yaml': '- milk\n',
  };
  const search = { type: 'search', position: 'right' };
  expect((await load({}, sidebars)).frame).toEqual({
    navbar: {
      items: [
        { type: 'link', label: 'Cold drinks', to: '/docs/milk' },
        { type: 'link', label: 'Docs', to: '/docs/tea' },
        search,
      ],
    },
    footer: { columns: [], copyrightHolder: 'Tea' },
    announcement: null,
  });
  expect((await load({})).frame.navbar.items).toEqual([
    { type: 'link', label: 'Docs', to: '/docs/milk' },
    search,
  ]);
});

test('a file with comments alone is as good as none', async () => {
  const { frame, errors } = await load({ 'announcement.yaml': '# id: new\n# content: Soon.\n' });
  expect([frame.announcement, errors]).toEqual([null, []]);
});

test('every mistake has its line', async () => {
  expect(
    await mistakes({ 'footer.yaml': 'columns:\n  - titel: Tea\n    items: []\ncopyrightHolder: Tea\n' }),
  ).toBe(`content/settings/footer.yaml:2
  found:    the unknown key \`columns.0.titel\`
  expected: only known keys
  fix:      Did you mean \`title\`?`);
  expect(
    await mistakes({
      'navbar.yaml':
        'items:\n  - { type: search }\n  - type: dropdown\n    label: More\n    items:\n      - { label: Tea, to: /docs/tea }\n',
    }),
  ).toBe(`content/settings/navbar.yaml:6
  found:    items[1].items[0] ("Tea") has no \`type\`
  expected: an item type: link, dropdown, localeDropdown, search, html, doc, docSidebar, docsVersion, docsVersionDropdown
  fix:      Give the item a type. A plain link has \`type: link\`.`);
  expect(
    await mistakes({
      'navbar.yaml':
        'items:\n  - type: docSidebar\n    label: Docs\n    sidebarId: manSidebar\n    to: /docs/tea\n',
    }),
  ).toBe(`content/settings/navbar.yaml:2
  found:    items[0] names the sidebar \`manSidebar\`, which does not exist
  expected: the name of a sidebar
  fix:      Did you mean \`mainSidebar\`?`);
});

test('a link to a page that does not exist is broken', async () => {
  expect(
    await mistakes({
      'navbar.yaml': 'items:\n  - type: link\n    label: Tea\n    to: /docs/tee\n',
      'announcement.yaml': 'id: new\ncontent: Now with <a href="/docs/milkk">milk</a>.\n',
    }),
  ).toBe(`content/settings/announcement.yaml:2
  found:    a link to \`/docs/milkk\`, which is not a page of this site
  expected: the route of a page
  fix:      Did you mean \`/docs/milk\`?

content/settings/navbar.yaml:4
  found:    a link to \`/docs/tee\`, which is not a page of this site
  expected: the route of a page
  fix:      Did you mean \`/docs/tea\`?`);
});

test('a sidebar that cannot be read is one mistake, not another one of the navbar', async () => {
  const { errors } = await load(
    { 'navbar.yaml': 'items:\n  - { type: docSidebar, label: Docs, sidebarId: main, to: /docs/tea }\n' },
    { 'content/sidebars/main.yaml': '- category: Tea\n  items:\n\t- doc: tea\n' },
  );
  expect(errors.map(({ file, line, found }) => [file, line, found])).toEqual([
    ['content/sidebars/main.yaml', 3, 'a tab before a key or value'],
  ]);
});

test('a file with a mistake still has its broken links reported, and readers get the plain footer', async () => {
  const footer =
    'columns:\n  - title: Tea\n    items:\n      - { label: Tea, to: /docs/tee }\nholder: Tea\ncopyrightHolder: Tea\n';
  const { frame, errors } = await load({ 'footer.yaml': footer });
  expect(errors.map(({ line, found }) => [line, found])).toEqual([
    [5, 'the unknown key `holder`'],
    [4, 'a link to `/docs/tee`, which is not a page of this site'],
  ]);
  expect(frame.footer.columns).toEqual([]);
});

test('a file that no setting has is a mistake', async () => {
  expect(await mistakes({ 'navbr.yaml': 'items: []\n' })).toBe(`content/settings/navbr.yaml
  found:    a settings file with the name \`navbr.yaml\`
  expected: \`navbar.yaml\`, \`footer.yaml\`, \`announcement.yaml\`
  fix:      Did you mean \`navbar\`?`);
});
