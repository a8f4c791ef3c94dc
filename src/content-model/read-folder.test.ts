import fs from 'node:fs';
import path from 'node:path';
import { createContent } from '../../test/support/compile';
import { formatProblem } from '../shared/content-error';
import type { ModelEnv } from './environment';
import { filesBelow } from './read-folder';
import { createSite } from './site';

const env: ModelEnv = { pathPrefix: '', onBrokenLinks: 'throw', onUnknownComponent: 'throw' };

function read(files: Record<string, string | Buffer>, own: Partial<ModelEnv> = {}) {
  const root = createContent(files);
  const folders = { root, contentDir: `${root}/content` };
  const { documents, errors } = createSite({ folders, env: { ...env, ...own } }).structure();
  return { docs: documents.of('Doc'), posts: documents.of('Post'), messages: errors.map(formatProblem) };
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

  test('a folder that does not exist is one message', () => {
    const root = createContent();
    const { errors } = createSite({ folders: { root, contentDir: `${root}/nowhere` }, env }).structure();
    expect(errors.map(formatProblem)).toEqual([
      'nowhere\n  found:    no folder\n  expected: the content folder that `CONTENT_DIR` names\n  fix:     Create the folder, or correct `CONTENT_DIR`.',
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
      'content/docs/a.mdx:5\n  found:    bytes that are not UTF-8\n  expected: a text file in UTF-8\n  fix:     Save the file again with the encoding UTF-8.',
    ]);
  });

  test('bad YAML names its line and the fix', () => {
    expect(read({ 'content/docs/a.mdx': '---\ntitle: A\ncrumb: b: c\n---\n' }).messages).toEqual([
      [
        'content/docs/a.mdx:3:8',
        '  found:    YAML that cannot be read: Nested mappings are not allowed in compact mappings',
        '  expected: valid YAML, one `key: value` a line',
        '  fix:     Put values that hold `: `, `#`, `@`, `{`, `[` or `<` at their start into quotes.',
      ].join('\n'),
    ]);
  });

  test.each([
    ['an alias without an anchor', 'docs/a.mdx', '---\ntitle: A\nkeywords: *x\n---\n', 3, '`*x`'],
    ['an alias in a list', 'sidebars/mainSidebar.yaml', '- doc: a\n- doc: *x\n', 2, '`*x`'],
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
      'more than this reader takes in',
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

  test('YAML that cannot be read is one message, also where keys are asked for', () => {
    const { messages } = read({ 'content/experts/ada.yaml': 'name: "Ada\nwebsite: [x\n' });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain('YAML that cannot be read');
  });

  test.each([
    [
      'docs/a.mdx',
      'slug: /docs/x',
      '`slug: /docs/x`, which makes the route `/docs/docs/x`',
      'Write `slug: /x`.',
    ],
    ['blog/2025-01-01-a.mdx', 'slug: /blog/x', '`slug: /blog/x`, which makes', 'Write `slug: /x`.'],
    ['docs/a.mdx', 'slug: /../x', 'the route `/x`, which is not below `/docs`', 'Take `..` out of the slug.'],
    ['docs/a.mdx', 'slug: /a b', 'the route `/docs/a b`, which has a space in it', 'Write `slug: /a-b`.'],
    ['docs/a.mdx', 'slug: "/what?"', 'the route `/docs/what?`, which has `?` in it', 'Write `slug: /what`.'],
    ['docs/a.mdx', 'slug: "/c#"', 'the route `/docs/c#`, which has `#` in it', 'Write `slug: /c`.'],
    ['docs/a.mdx', 'id: "c #"', 'the route `/docs/c #`, which has a space in it', 'Write `slug: /c`.'],
  ])('%s with `%s` is a problem', (file, line, found, fix) => {
    const { messages } = read({ [`content/${file}`]: `---\ntitle: A\n${line}\n---\n\nText\n` });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(`content/${file}:3\n  found:    ${found}`);
    expect(messages[0]).toContain(`  fix:     ${fix}`);
  });

  test('an unknown key names the nearest one', () => {
    expect(read({ 'content/docs/a.mdx': '---\ntitle: A\nside_label: B\n---\n' }).messages).toEqual([
      'content/docs/a.mdx:3\n  found:    the unknown key `side_label`\n  expected: only keys that mean something here\n  fix:     Did you mean `sidebar_label`?',
    ]);
  });

  test('values of the wrong kind', () => {
    const source =
      '---\ntitle: A\ndraft: perhaps\ntoc_max_heading_level: 9\nlast_update:\n  date: yesterday\n---\n';
    expect(read({ 'content/docs/a.mdx': source }).messages).toEqual([
      'content/docs/a.mdx:3\n  found:    `draft`: "perhaps"\n  expected: true or false',
      'content/docs/a.mdx:4\n  found:    `toc_max_heading_level`: 9\n  expected: Too big: expected number to be <=6',
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
      'content/blog/three.mdx\n  found:    a post without a date\n  expected: `date: 2025-08-21` in its frontmatter, or a file name that begins with one\n  fix:     Rename it to `2025-08-21-three.mdx`, with the right date.',
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
      'content/authors.yaml:1\n  found:    `a.name`: nothing\n  expected: text',
      'content/authors.yaml:2\n  found:    the unknown key `a.naem`\n  expected: only keys that mean something here\n  fix:     Did you mean `name`?',
      'content/experts/b.yaml:1\n  found:    `name`: nothing\n  expected: text',
      'content/experts/b.yaml:1\n  found:    `website`: "b.com"\n  expected: an address that begins with https://',
      'content/showcase/a.yaml:5\n  found:    `links.0.type`: "film"\n  expected: one of video, website, source_code, tutorial',
      'content/showcase/a.yaml:6\n  found:    `links.0.url`: "http://a.com"\n  expected: an address that begins with https://',
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
