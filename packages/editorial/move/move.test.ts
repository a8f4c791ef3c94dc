import fs from 'node:fs';
import path from 'node:path';
import { contentSettings } from '../../../test/support/settings';
import { temporaryFolder } from '../../../test/support/temporary';
import { filesBelow } from '../../content/model/read-folder';
import { movePages } from '.';
import { withRedirect } from './records';

const page = (title: string, body: string, more = '') => `---\ntitle: ${title}\n${more}---\n\n${body}\n`;

let root: string;
const read = (file: string) => fs.readFileSync(path.join(root, 'content', file), 'utf8');
const move = (from: string, to: string) =>
  movePages(
    {
      folders: { root, contentDir: path.join(root, 'content') },
      env: { pathPrefix: '', onBrokenLinks: 'throw', onUnknownComponent: 'throw' },
      settings: contentSettings,
    },
    from,
    to,
  );
const all = () =>
  Object.fromEntries(
    filesBelow(path.join(root, 'content')).map((file) => [file, fs.readFileSync(file, 'utf8')]),
  );

beforeEach(() => {
  root = temporaryFolder('move', {
    'content/docs/index.mdx': page(
      'Start',
      'See [setup](/docs/lambda/setup#keys), [it](./lambda/setup.mdx) and [all](/docs/lambda/).\n\n<a href="/docs/lambda/setup/">x</a>\n\n```md\n[a](/docs/lambda/setup)\n```\n\n[one]: /docs/lambda/setup',
    ),
    'content/docs/lambda/index.mdx': page('Lambda', '[Setup](setup) and [this](/docs/lambda/setup-more).'),
    'content/docs/lambda/setup.mdx': page(
      'Setup',
      '![A key](./key.png)\n\n[Up](../index.mdx), [index](./index.mdx), [here](#keys) and [elsewhere](https://example.com/docs/lambda/setup).\n\n## Keys {#keys}',
      'pagination_next: lambda/setup-more\n',
    ),
    'content/docs/lambda/setup-more.mdx': page('More', 'Text.', 'pagination_prev: lambda/setup\n'),
    'content/docs/lambda/key.png': 'x',
    'content/blog/2025-01-01-a.mdx': page('A', '[Setup](/docs/lambda/setup).'),
    'content/settings/footer.yaml':
      'columns:\n  - title: All\n    items:\n      - { label: Setup, to: /docs/lambda/setup }\ncopyrightHolder: Tea\n',
    'content/sidebars/mainSidebar.yaml':
      "# All.\n- doc: index\n- category: Lambda # AWS\n  link: /docs/lambda/\n  items: [lambda/setup, 'lambda/setup-more']\n",
    'content/routes.txt': '/docs\n/docs/lambda/setup\n',
    'content/review.json':
      '{\n  "withoutMessage": {\n    "/docs/lambda/setup": "A reason.",\n    "/docs/lambda/setup-more": "Another."\n  }\n}\n',
    'content/experts/ada.yaml': 'name: Ada\n',
  });
});

test('a page moves with its redirect, and with everything that refers to it', () => {
  expect(move('docs/lambda/setup', 'docs/start/the-setup')).toEqual({
    pages: [
      {
        oldRoute: '/docs/lambda/setup',
        newRoute: '/docs/start/the-setup',
        oldId: 'lambda/setup',
        newId: 'start/the-setup',
      },
    ],
    changed: [
      'content/blog/2025-01-01-a.mdx',
      'content/docs/index.mdx',
      'content/docs/lambda/index.mdx',
      'content/docs/lambda/setup-more.mdx',
      'content/docs/start/the-setup.mdx',
      'content/review.json',
      'content/routes.txt',
      'content/settings/footer.yaml',
      'content/sidebars/mainSidebar.yaml',
    ],
  });
  expect(read('docs/start/the-setup.mdx')).toBe(
    page(
      'Setup',
      '![A key](../lambda/key.png)\n\n[Up](../index.mdx), [index](../lambda/index.mdx), [here](#keys) and [elsewhere](https://example.com/docs/lambda/setup).\n\n## Keys {#keys}',
      'pagination_next: lambda/setup-more\nredirect_from: [/docs/lambda/setup]\n',
    ),
  );
  expect(read('docs/index.mdx')).toContain(
    'See [setup](/docs/start/the-setup#keys), [it](./start/the-setup.mdx) and [all](/docs/lambda/).\n\n<a href="/docs/start/the-setup/">x</a>\n\n```md\n[a](/docs/lambda/setup)\n```\n\n[one]: /docs/start/the-setup\n',
  );
  expect(read('docs/lambda/index.mdx')).toContain(
    '[Setup](/docs/start/the-setup) and [this](/docs/lambda/setup-more)',
  );
  expect(read('docs/lambda/setup-more.mdx')).toContain('pagination_prev: start/the-setup\n');
  expect(read('settings/footer.yaml')).toContain('- { label: Setup, to: /docs/start/the-setup }\n');
  expect(read('sidebars/mainSidebar.yaml')).toBe(
    "# All.\n- doc: index\n- category: Lambda # AWS\n  link: /docs/lambda/\n  items: [start/the-setup, 'lambda/setup-more']\n",
  );
  expect(read('routes.txt').split('\n')).toEqual(
    expect.arrayContaining(['/docs/lambda/setup', '/docs/start/the-setup']),
  );
  expect(JSON.parse(read('review.json'))).toEqual({
    withoutMessage: { '/docs/start/the-setup': 'A reason.', '/docs/lambda/setup-more': 'Another.' },
  });
});

test('a page that was renamed by hand moves as if it were not', () => {
  const before = all();
  move('docs/lambda/setup', 'docs/start/the-setup');
  const moved = all();
  for (const [file, text] of Object.entries(before)) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  const [old, next] = ['docs/lambda/setup.mdx', 'docs/start/the-setup.mdx'].map((name) =>
    path.join(root, 'content', name),
  );
  fs.renameSync(String(old), String(next));
  move('docs/lambda/setup', 'docs/start/the-setup');
  expect(all()).toEqual(moved);
});

test('a rename by hand that cannot be a move stays as it is', () => {
  fs.renameSync(
    path.join(root, 'content/docs/lambda/setup.mdx'),
    path.join(root, 'content/blog/2025-01-02-b.mdx'),
  );
  const before = all();
  expect(() => move('docs/lambda/setup', 'blog/2025-01-02-b')).toThrow('whose pages have other frontmatter');
  expect(all()).toEqual(before);
});

test('an old name that nothing has is a mistake, even if the new one exists', () => {
  expect(() => move('docs/lambda/sutep', 'docs/lambda/setup')).toThrow('no page or folder of this name');
});

test('a folder moves with its pictures, and its pages keep their links to each other', () => {
  const { pages } = move('docs/lambda', 'docs/aws');
  expect(pages.map(({ newRoute }) => newRoute).sort()).toEqual([
    '/docs/aws/',
    '/docs/aws/setup',
    '/docs/aws/setup-more',
  ]);
  expect(fs.existsSync(path.join(root, 'content/docs/aws/key.png'))).toBe(true);
  expect(read('docs/aws/setup.mdx')).toContain(
    '![A key](./key.png)\n\n[Up](../index.mdx), [index](./index.mdx)',
  );
  expect(read('docs/aws/index.mdx')).toContain('redirect_from: [/docs/lambda]');
  expect(read('docs/index.mdx')).toContain('[it](./aws/setup.mdx) and [all](/docs/aws/)');
  expect(read('sidebars/mainSidebar.yaml')).toContain(
    "  link: /docs/aws/\n  items: [aws/setup, 'aws/setup-more']\n",
  );
});

test('a page that moves back has no redirect from its own route', () => {
  const index = path.join(root, 'content/docs/lambda/index.mdx');
  fs.writeFileSync(index, page('Lambda', '[Setup](/docs/lambda/setup).'));
  const before = all();
  move('docs/lambda/setup', 'docs/lambda/install');
  move('docs/lambda/install.mdx', 'content/docs/lambda/setup.mdx');
  expect(read('docs/lambda/setup.mdx')).toContain('redirect_from: [/docs/lambda/install]\n');
  const routes = path.join(root, 'content/routes.txt');
  const setup = path.join(root, 'content/docs/lambda/setup.mdx');
  expect({ ...all(), [routes]: '', [setup]: '' }).toEqual({ ...before, [routes]: '', [setup]: '' });
});

test.each([
  ['docs/lambda/setpu', 'docs/x', 'no page or folder of this name', 'Did you mean `docs/lambda/setup`?'],
  ['docs/lambda/setup', 'docs/lambda/setup-more', 'setup-more.mdx, which exists', 'Choose another name.'],
  ['docs/lambda/setup', 'blog/setup', 'a move from `docs` to `blog`', 'Create the page with `npm run new`'],
  ['docs/lambda/setup', 'docs/lambda', 'a route that another page or redirect has', 'Choose another name'],
  ['experts/ada.yaml', 'experts/lovelace.yaml', 'no docs, lessons or posts', 'Rename other files by hand.'],
  ['docs/lambda', 'docs/lambda/aws', 'a folder inside the one that moves', 'Nothing was changed.'],
])('moving %s to %s is refused, and changes nothing', (from, to, found, fix) => {
  const before = all();
  expect(() => move(from, to)).toThrow(found);
  expect(() => move(from, to)).toThrow(fix);
  expect(all()).toEqual(before);
});

test('redirects are added to those that a page has', () => {
  const moved = { oldRoute: '/docs/b/', newRoute: '/docs/c' };
  for (const before of ['[/docs/a, /docs/c]', '\n  - /docs/a\n  - "/docs/c"', '/docs/a'])
    expect(withRedirect(`---\nredirect_from: ${before}\ntitle: A\n---\nText`, moved)).toBe(
      '---\nredirect_from: [/docs/a, /docs/b]\ntitle: A\n---\nText',
    );
  expect(withRedirect('Text', moved)).toBe('---\nredirect_from: [/docs/b]\n---\n\nText');
});
