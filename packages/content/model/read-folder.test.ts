import fs from 'node:fs';
import path from 'node:path';
import { createContent } from '../../../test/support/compile';
import { contentSettings } from '../../../test/support/content-settings';
import { formatProblem } from '../shared/content-error';
import type { ModelEnv } from './environment';
import { filesBelow } from './read-folder';
import { createSite } from './site';

const env: ModelEnv = { pathPrefix: '', onBrokenLinks: 'throw', onUnknownComponent: 'throw' };

function read(files: Record<string, string | Buffer>, own: Partial<ModelEnv> = {}) {
  const root = createContent(files);
  const folders = { root, contentDir: `${root}/content` };
  const { documents, errors, draftProblems } = createSite({
    settings: contentSettings,
    folders,
    env: { ...env, ...own },
  }).structure();
  return {
    docs: documents.of('Doc'),
    posts: documents.of('Post'),
    messages: errors.map(formatProblem),
    draftMessages: draftProblems.map(formatProblem),
  };
}

describe('reading the content folder', () => {
  test('partials and files of no set are passed over', () => {
    const { docs, messages } = read({
      'content/docs/a.mdx': 'A',
      'content/docs/_b.mdx': 'B',
      'content/docs/c.png': 'x',
      'content/notes.txt': 'x',
    });
    expect(docs).toMatchObject([
      { docId: 'a', path: '/docs/a', title: 'A', draft: false, tocMinHeadingLevel: 2, tocMaxHeadingLevel: 3 },
    ]);
    expect(messages).toEqual([]);
  });

  test.each([
    ['a value that is not valid', 'draft: true\ntoc_max_heading_level: 9', 3],
    ['a quote that is never closed', 'title: "Unfinished\ndraft: true', 2],
  ])('a draft with %s has warnings, and no mistakes', (_, matter, line) => {
    const page = (text: string) => ({ 'content/docs/a.mdx': `---\n${text}\n---\n` });
    const draft = read(page(matter));
    expect(draft).toMatchObject({ docs: [], messages: [] });
    expect(draft.draftMessages).toEqual([expect.stringMatching(new RegExp(`^content/docs/a\\.mdx:${line}`))]);
    const finished = read(page(matter.replace('draft: true\n', '').replace('\ndraft: true', '')));
    expect(finished.messages).toHaveLength(1);
    expect(finished.draftMessages).toEqual([]);
  });

  test('a folder that does not exist is one message', () => {
    const root = createContent();
    const { errors } = createSite({
      settings: contentSettings,
      folders: { root, contentDir: `${root}/nowhere` },
      env,
    }).structure();
    expect(errors.map(formatProblem)).toEqual([
      'nowhere\n  found:    no folder\n  expected: the content folder that `CONTENT_DIR` names\n  fix:      Create the folder, or correct `CONTENT_DIR`.',
    ]);
  });

  test('folders of git and of packages are not read, and a folder may vanish meanwhile', () => {
    const root = createContent({
      'docs/a.mdx': 'A',
      'docs/gone/b.mdx': 'B',
      '.git/objects/9f/1': 'x',
      'docs/node_modules/c/c.mdx': 'C',
    });
    const { readdirSync } = fs;
    const list = jest.spyOn(fs, 'readdirSync').mockImplementation(((folder: string, options: object) => {
      const entries = readdirSync(folder, options);
      if (folder === path.join(root, 'docs'))
        fs.renameSync(path.join(folder, 'gone'), path.join(root, 'elsewhere'));
      return entries;
    }) as typeof fs.readdirSync);
    expect(filesBelow(root)).toEqual([path.join(root, 'docs/a.mdx')]);
    expect(list.mock.calls.map(([folder]) => folder)).toEqual([root, `${root}/docs`, `${root}/docs/gone`]);
    list.mockRestore();
  });

  test('a file that is not UTF-8 names its line', () => {
    const bytes = Buffer.concat([
      Buffer.from('---\ntitle: A\n---\n\nCaf'),
      Buffer.from([0xe9]),
      Buffer.from('\n'),
    ]);
    expect(read({ 'content/docs/a.mdx': bytes }).messages).toEqual([
      'content/docs/a.mdx:5\n  found:    bytes that are not UTF-8\n  expected: a UTF-8 text file\n  fix:      Save the file as UTF-8.',
    ]);
  });

  test('bad YAML names its line and the fix', () => {
    expect(read({ 'content/docs/a.mdx': '---\ntitle: A\ncrumb: b: c\n---\n' }).messages).toEqual([
      [
        'content/docs/a.mdx:3:8',
        '  found:    a value with `: ` in it',
        '  expected: quotes around it, as in `title: "One: two"`',
        '  fix:      Put the value in quotes.',
      ].join('\n'),
    ]);
  });

  test.each([
    ['title: A\ncrumb: "b\n', 3, 'a quote (`"`) that is never closed'],
    ["title: A\nkeywords: ['b, c]\ncrumb: d\n", 3, "a quote (`'`) that is never closed"],
    ['title: A\nkeywords:\n\t- b\n', 4, 'a tab before a key or value'],
  ])('%j names the line and the mistake', (yaml, line, found) => {
    const [message] = read({ 'content/docs/a.mdx': `---\n${yaml}---\n` }).messages;
    expect(message).toMatch(new RegExp(`^content/docs/a\\.mdx:${line}\\b`));
    expect(message).toContain(`  found:    ${found}`);
  });

  test.each([
    ['an alias without an anchor', 'docs/a.mdx', '---\ntitle: A\nkeywords: *x\n---\n', 3, '`*x`'],
    ['an alias in a list', 'sidebars/mainSidebar.yaml', '- doc: a\n- doc: *x\n', 2, '`*x`'],
    ['an alias in its own value', 'docs/a.mdx', '---\ntitle: A\nkeywords: &x [*x]\n---\n', 3, '`*x`'],
    [
      'aliases that multiply',
      'docs/a.mdx',
      `---\na: &a [x]\n${Array.from(
        { length: 9 },
        (_, index) =>
          `b${index}: &b${index} [${Array(9)
            .fill(index ? `*b${index - 1}` : '*a')
            .join()}]\n`,
      ).join('')}---\n`,
      undefined,
      'too many values',
    ],
  ])('%s is one message', (_name, file, text, line, found) => {
    // The navbar, which refers to sidebars, is reported separately.
    const messages = read({ [`content/${file}`]: text }).messages.filter((message) =>
      /^content/.test(message),
    );
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(line ? `content/${file}:${line}:` : `content/${file}:`);
    expect(messages[0]).toContain(found);
  });

  test.each([
    ['docs/a.mdx', '---\nlast_update: {date: 2025-02-30}\n---\n', 2, 'a day that exists'],
    ['docs/a.mdx', '---\ndisplayed_sidebar: mainSidbar\n---\n', 2, 'Did you mean `mainSidebar`?'],
    ['docs/a.mdx', '---\npagination_next: indx\n---\n', 2, 'Did you mean `index`?'],
    ['blog/2025-01-01-a.mdx', '---\ntitle: A\nauthors: [adda]\n---\n', 3, 'Did you mean `ada`?'],
    ['sidebars/mainSidebar.yaml', '- doc: index\n- category: Empty\n  items: []\n', 2, 'without items'],
  ])('%s, %j: the line and the fix', (file, text, line, part) => {
    const { messages } = read({
      'content/docs/index.mdx': '',
      'content/sidebars/mainSidebar.yaml': '- doc: index\n',
      'content/authors.yaml': 'ada:\n  name: Ada\n',
      [`content/${file}`]: text,
    });
    const own = messages.filter((message) => message.startsWith(`content/${file}`));
    expect(own).toHaveLength(1);
    expect(own[0]).toMatch(new RegExp(`^content/${file}:${line}\\n`));
    expect(own[0]).toContain(part);
  });

  test('a post in the name of a day that does not exist', () => {
    expect(read({ 'content/blog/2025-02-30-a.mdx': 'Text' }).messages[0]).toContain('the date 2025-02-30');
  });

  test('mistakes in the file of the authors are reported without the posts that need it', () => {
    const { messages } = read({
      'content/authors.yaml': 'ada:\n  name: Ada\n  url: example.com\n',
      'content/blog/2025-01-01-a.mdx': '---\nauthors: [ada]\n---\n',
    });
    expect(messages).toHaveLength(1);
  });

  test('YAML that cannot be read is one message, also where keys are asked for', () => {
    const { messages } = read({ 'content/experts/ada.yaml': 'name: "Ada\nwebsite: [x\n' });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain('a quote (`"`) that is never closed');
  });

  test.each([
    [
      'docs/a.mdx',
      'slug: /docs/x',
      '`slug: /docs/x`, which results in the route `/docs/docs/x`',
      'Write `slug: /x`.',
    ],
    ['blog/2025-01-01-a.mdx', 'slug: /blog/x', '`slug: /blog/x`, which results in', 'Write `slug: /x`.'],
    ['docs/a.mdx', 'slug: /../x', 'the route `/x`, which is not under `/docs`', 'Remove `..` from the slug.'],
    ['docs/a.mdx', 'slug: /a b', 'the route `/docs/a b`, which contains a space', 'Write `slug: /a-b`.'],
    ['docs/a.mdx', 'slug: "/what?"', 'the route `/docs/what?`, which contains `?`', 'Write `slug: /what`.'],
    ['docs/a.mdx', 'slug: "/c#"', 'the route `/docs/c#`, which contains `#`', 'Write `slug: /c`.'],
    ['docs/a.mdx', 'id: "c #"', 'the route `/docs/c #`, which contains a space', 'Write `slug: /c`.'],
  ])('%s with `%s` is a problem', (file, line, found, fix) => {
    const { messages } = read({ [`content/${file}`]: `---\ntitle: A\n${line}\n---\n\nText\n` });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(`content/${file}:3\n  found:    ${found}`);
    expect(messages[0]).toContain(`  fix:      ${fix}`);
  });

  test('an unknown key names the nearest one', () => {
    expect(read({ 'content/docs/a.mdx': '---\ntitle: A\nside_label: B\n---\n' }).messages).toEqual([
      'content/docs/a.mdx:3\n  found:    the unknown key `side_label`\n  expected: only known keys\n  fix:      Did you mean `sidebar_label`?',
    ]);
  });

  test('values of the wrong kind', () => {
    const source =
      '---\ntitle: A\ndraft: perhaps\ntoc_max_heading_level: 9\nlast_update:\n  date: yesterday\n---\n';
    expect(read({ 'content/docs/a.mdx': source }).messages).toEqual([
      'content/docs/a.mdx:3\n  found:    `draft`: "perhaps"\n  expected: true or false',
      'content/docs/a.mdx:4\n  found:    `toc_max_heading_level`: 9\n  expected: a heading level from 2 to 6',
      'content/docs/a.mdx:6\n  found:    `last_update.date`: "yesterday"\n  expected: a date, as in 2025-08-21',
    ]);
  });

  test('a post needs a date, in its frontmatter or its name', () => {
    const { posts, messages } = read({
      'content/blog/2021-02-08-one.mdx': '',
      'content/blog/two.mdx': '---\ndate: 2022-01-05\n---\n',
      'content/blog/three.mdx': '',
    });
    expect(posts).toMatchObject([
      { slug: 'one', date: '2021-02-08' },
      { slug: 'three' },
      { slug: 'two', date: '2022-01-05' },
    ]);
    expect(messages).toEqual([
      'content/blog/three.mdx\n  found:    a post without a date\n  expected: a `date` such as 2025-08-21 in its frontmatter, or at the start of its file name\n  fix:      Rename it to `2025-08-21-three.mdx`, with the right date.',
    ]);
  });

  test('YAML sets are checked by their schemas', () => {
    const { messages } = read({
      'content/showcase/a.yaml':
        'title: A\nwidth: 4\nheight: 3\nlinks:\n  - type: film\n    url: http://a.com\n',
      'content/experts/b.yaml': 'website: b.com\n',
      'content/authors.yaml': 'a:\n  naem: A\n',
    });
    expect(messages).toEqual([
      'content/authors.yaml:2\n  found:    the unknown key `a.naem`\n  expected: only known keys\n  fix:      Did you mean `name`?',
      'content/experts/b.yaml:1\n  found:    `name`: nothing\n  expected: text\n  fix:      Add `name`.',
      'content/experts/b.yaml:1\n  found:    `website`: "b.com"\n  expected: a URL that starts with https://',
      'content/showcase/a.yaml:5\n  found:    `links.0.type`: "film"\n  expected: one of video, website, source_code, tutorial',
      'content/showcase/a.yaml:6\n  found:    `links.0.url`: "http://a.com"\n  expected: a URL that starts with https://',
    ]);
  });

  test('content of another site may bring keys of its own where unknown components pass', () => {
    const source = '---\ntitle: A\ntweet: 1\n---\n';
    const { docs, messages } = read({ 'content/docs/a.mdx': source }, { onUnknownComponent: 'warn' });
    expect(messages).toEqual([]);
    expect(docs).toMatchObject([{ title: 'A' }]);
  });
});

describe('the title of a doc', () => {
  test.each([
    ['---\ntitle: Given\n---\n# Other', 'Given'],
    ['# From `the` heading {#x}', 'From the heading'],
    ['```md\n# not this\n```\n\nText', 'Some page'],
  ])('%j is %s', (source, title) => {
    expect(read({ 'content/docs/some-page.mdx': source }).docs).toMatchObject([{ title }]);
  });
});
