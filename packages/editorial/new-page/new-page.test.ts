import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../test/support/temporary';
import { checkYaml } from '../../content/model/schema/check-yaml';
import { readFrontmatter } from '../../content/model/schema/frontmatter';
import { docFrontmatter } from '../../content/model/sets/docs/schema';
import { postFrontmatter } from '../../content/model/sets/posts/schema';
import { readLesson } from '../lessons/read-lesson';
import { type NewPageOptions, writeNewPage } from '.';

const mainSidebar = `# The guides.
- doc: intro # first of all
- category: Lambda
  link: /docs/lambda

  items:
    - doc: lambda/setup
    - doc: 'lambda/regions'
    # What costs money.
    - category: Cost
      items: [lambda/cost]
- doc: outro
`;
const apiSidebar = `- category: "@remotion/lambda"
  items:
    - doc: lambda/rendermedia
    - doc: lambda/getsites
`;

let root: string;
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const create = (options: Partial<NewPageOptions> & { page: string }) =>
  writeNewPage({ root, contentDir: path.join(root, 'content') }, { date: '2025-08-21', ...options });
const messageOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
};

beforeEach(() => {
  root = temporaryFolder('new-page', {
    'content/sidebars/apiSidebar.yaml': apiSidebar,
    'content/sidebars/mainSidebar.yaml': mainSidebar,
    'content/docs/intro.mdx': 'Text',
    'content/docs/lambda/setup.mdx': 'Text',
    'content/docs/lambda/getsites.mdx': "---\napi: {package: '@remotion/lambda', export: getSites}\n---\n",
    'content/blog/2025-01-01-old.mdx': 'Text',
    'content/authors.yaml': 'ada:\n  name: Ada\ngrace:\n  name: Grace\n',
  });
});

test('a lesson has its exercise, how it is graded, an attempt, and a place in the course', () => {
  fs.mkdirSync(path.join(root, 'content/lessons/card'), { recursive: true });
  fs.writeFileSync(path.join(root, 'content/sidebars/courseSidebar.yaml'), '- doc: learn/card/frames\n');
  expect(create({ page: 'learn/card/spring', title: 'Spring' })).toEqual({
    file: 'content/lessons/card/spring.mdx',
    sidebar: { file: 'content/sidebars/courseSidebar.yaml', line: 2 },
  });
  const lesson = readLesson(path.join(root, 'content/lessons/card/spring.mdx'), {
    root,
    contentDir: path.join(root, 'content'),
  });
  expect(lesson?.exercise.probes).toEqual([{ frame: 0 }, { frame: 30 }]);
  expect(lesson?.attempts.map(({ kind }) => kind)).toEqual(['start', 'solution', 'right']);
  expect(messageOf(() => create({ page: 'learn/cards/spring' }))).toContain(
    'no folder `content/lessons/cards`',
  );
});

describe('a page of the reference', () => {
  test('has its export, a sample, sections and a place among its neighbors', () => {
    expect(create({ page: 'docs/lambda/thing', title: 'thing()' })).toEqual({
      file: 'content/docs/lambda/thing.mdx',
      sidebar: { file: 'content/sidebars/apiSidebar.yaml', line: 5 },
    });
    const text = read('content/docs/lambda/thing.mdx');
    expect(text.split('\n').slice(0, 5)).toEqual([
      '---',
      'title: thing()',
      'description: To be written.',
      "api: {package: '@remotion/lambda', export: thing}",
      '---',
    ]);
    expect(text).toContain("import {thing} from '@remotion/lambda';");
    expect(text.match(/^## .*/gm)).toEqual(['## Arguments', '## Return value', '## See also']);
    expect(read('content/sidebars/apiSidebar.yaml')).toBe(`${apiSidebar}    - doc: lambda/thing\n`);
    expect(read('content/sidebars/mainSidebar.yaml')).toBe(mainSidebar);
  });

  test('of a component has props', () => {
    create({ page: 'docs/lambda/box', title: '<Box>', package: '@remotion/box' });
    const text = read('content/docs/lambda/box.mdx');
    expect(text).toContain("title: '<Box>'\n");
    expect(text).toContain("api: {package: '@remotion/box', export: Box}");
    expect(text.match(/^## .*/gm)).toEqual(['## Props', '## See also']);
  });
});

describe('a guide', () => {
  test('stands behind the last guide of its folder, and nothing else of the file changes', () => {
    expect(create({ page: 'content/docs/lambda/first-steps.mdx' }).sidebar?.line).toBe(9);
    expect(read('content/sidebars/mainSidebar.yaml')).toBe(
      mainSidebar.replace("'lambda/regions'\n", "'lambda/regions'\n    - doc: lambda/first-steps\n"),
    );
    expect(read('content/docs/lambda/first-steps.mdx')).toMatch(/^---\ntitle: First steps\ndescription: /);
  });

  test('stands where its author says', () => {
    create({ page: 'docs/outlook', after: 'intro' });
    expect(read('content/sidebars/mainSidebar.yaml')).toBe(
      mainSidebar.replace('# first of all\n', '# first of all\n- doc: outlook\n'),
    );
  });

  test('of a folder that no sidebar lists stands with the folder above', () => {
    fs.mkdirSync(path.join(root, 'content/docs/lambda/deep'));
    create({ page: 'docs/lambda/deep/one' });
    expect(read('content/sidebars/mainSidebar.yaml')).toContain(
      "'lambda/regions'\n    - doc: lambda/deep/one\n",
    );
  });

  test('needs no sidebar file', () => {
    fs.rmSync(path.join(root, 'content/sidebars'), { recursive: true });
    expect(create({ page: 'docs/alone' })).toEqual({ file: 'content/docs/alone.mdx', sidebar: undefined });
  });
});

test('a post has its day in its name, and its author', () => {
  expect(create({ page: 'blog/new', title: 'Version 5: new', author: 'ada' })).toEqual({
    file: 'content/blog/2025-08-21-new.mdx',
  });
  expect(read('content/blog/2025-08-21-new.mdx')).toMatch(
    /^---\ntitle: 'Version 5: new'\ndate: 2025-08-21\nauthors: \[ada\]\ndescription: To be written\.\n---\n/,
  );
});

test.each([
  ['thing()', docFrontmatter],
  ['It\'s <Box>: a #1 "guide"', docFrontmatter],
  ['404', docFrontmatter],
  ['true', docFrontmatter],
])('the frontmatter of %j is valid and keeps the title', (title, schema) => {
  create({ page: 'docs/lambda/x', title });
  const problems: never[] = [];
  const yaml = readFrontmatter(read('content/docs/lambda/x.mdx'), 'x', problems);
  expect(checkYaml(yaml, schema, 'x', problems)).toMatchObject({ title });
  expect(problems).toEqual([]);
});

test('the frontmatter of a post is valid', () => {
  create({ page: 'blog/x', author: 'grace' });
  const problems: never[] = [];
  const yaml = readFrontmatter(read('content/blog/2025-08-21-x.mdx'), 'x', problems);
  expect(checkYaml(yaml, postFrontmatter, 'x', problems)).toMatchObject({ title: 'X', authors: ['grace'] });
  expect(problems).toEqual([]);
});

describe('what cannot be written', () => {
  const shape = 'a page such as `docs/lambda/thing`, `blog/release` or `learn/title-card/spring`';
  test.each<[string, Partial<NewPageOptions> & { page: string }, string]>([
    [
      'no set',
      { page: 'doc/thing' },
      `doc/thing\n  found:    no folder \`doc\` for pages\n  expected: ${shape}\n  fix:      Did you mean \`docs\`?`,
    ],
    [
      'a folder that is miswritten',
      { page: 'docs/lamda/thing' },
      'docs/lamda/thing\n  found:    no folder `content/docs/lamda`\n  expected: a folder that exists\n  fix:      Did you mean `lambda`? Create a new one with `mkdir -p content/docs/lamda`.',
    ],
    [
      'a name with capitals',
      { page: 'docs/MyThing' },
      `docs/MyThing\n  found:    the name \`MyThing\`\n  expected: ${shape}\n  fix:      Write it in lower case, with hyphens between words.`,
    ],
    [
      'a page that is there',
      { page: 'docs/lambda/setup' },
      'content/docs/lambda/setup.mdx\n  found:    a page with this name\n  expected: an unused name\n  fix:      Edit the existing page, or choose another name. Nothing was written.',
    ],
    [
      'an unknown neighbor',
      { page: 'docs/thing', after: 'lambda/setpu' },
      '--after\n  found:    `lambda/setpu`, which is in no sidebar\n  expected: the ID of a doc in a sidebar\n  fix:      Did you mean `lambda/setup`?',
    ],
    [
      'an unknown author',
      { page: 'blog/thing', author: 'ade' },
      'content/authors.yaml\n  found:    no author `ade`\n  expected: `--author` with an ID from this file\n  fix:      Did you mean `ada`?',
    ],
    [
      'no author',
      { page: 'blog/thing' },
      'content/authors.yaml\n  found:    no `--author` for the post\n  expected: `--author` with an ID from this file\n  fix:      Known: `ada`, `grace`.',
    ],
    [
      'no day',
      { page: 'blog/thing', author: 'ada', date: '2025-8-1' },
      '--date\n  found:    `2025-8-1`\n  expected: a date such as 2025-08-21',
    ],
  ])('%s', (_name, options, message) => {
    const before = fs.readdirSync(root, { recursive: true }).length;
    expect(messageOf(() => create(options))).toBe(message);
    expect(fs.readdirSync(root, { recursive: true })).toHaveLength(before);
    expect(read('content/sidebars/mainSidebar.yaml')).toBe(mainSidebar);
  });
});
