import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { printStatus, readCoverage, readCoverageStatus } from '.';

const coverage = {
  areas: ['', 'lambda'],
  roots: ['/docs/audio/'],
  demos: 2,
  shortPages: {},
  undocumented: {},
  pages: [
    { id: 'lambda/setup', path: '/docs/lambda/setup', size: 400 },
    { id: 'spring', path: '/docs/spring', size: 8, api: ['frame', 'delay?'] },
    { id: 'upgrade', path: '/docs/upgrade', size: 8, api: ['<Img>', 'react'] },
  ],
};

const spring = `---
title: spring()
---

Moves like a spring. <Demo name="spring" />

\`\`\`ts
const moved = spring({frame});
\`\`\`

\`\`\`ts no-check="a part"
frame
\`\`\`

### \`frame\`

A number.
`;

const contents = {
  'docs/spring.mdx': spring,
  'docs/upgrade.mdx': '---\ntitle: Upgrade\n---\n\nUse `<Img />` for all of the pictures, not `react-dom`.\n',
  'docs/lambda/setup.mdx': '---\ntitle: Setup\n---\n\nThree words only.\n',
  'docs/audio/index.mdx': '---\ntitle: Audio\n---\n\nSound.\n',
  'sidebars/apiSidebar.yaml': '- doc: spring\n',
};

/** The status of a content folder with these files, as it is printed. */
function status(
  files: Record<string, string>,
  changes: Partial<Record<keyof typeof coverage, unknown>> = {},
) {
  const contentDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'status-')), 'content');
  const all = { ...files, 'coverage.json': JSON.stringify({ ...coverage, ...changes }, null, 1) };
  for (const [name, text] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(contentDir, name)), { recursive: true });
    fs.writeFileSync(path.join(contentDir, name), text);
  }
  return readCoverageStatus({ root: process.cwd(), contentDir });
}

test('counts area by area, and lists what is missing', () => {
  const found = status(contents);
  expect(found.isComplete).toBe(false);
  expect(printStatus(found)).toBe(
    `area           pages  of  words  samples  demos  names  of
* (no folder)      2   2     21        1      1      2   4
  audio            1   1      1        0      0      0   0
* lambda           0   1      3        0      0      0   0
  all              3   4     25        1      1      2   4

* must be complete: something is missing
1 of 2 demos

names    /docs/spring: delay?
names    /docs/upgrade: react
short    /docs/lambda/setup: 3 words, 100 expected`,
  );
});

test('is complete where the rest has a reason, however few demos there are', () => {
  const found = status(contents, {
    demos: 40,
    shortPages: { '/docs/lambda/setup': 'It is one command.' },
    undocumented: { '/docs/spring': { 'delay?': 'Came later.' }, '/docs/upgrade': { react: 'Not ours.' } },
  });
  expect(found.isComplete).toBe(true);
  expect(printStatus(found)).toMatch(/\* must be complete: all of them are\n1 of 40 demos$/);
});

test('a required page or root that is not there is missing, and one of another area does no harm', () => {
  const {
    'docs/spring.mdx': _,
    'docs/audio/index.mdx': __,
    'sidebars/apiSidebar.yaml': ___,
    ...rest
  } = contents;
  const complete = { areas: ['lambda'], shortPages: { '/docs/lambda/setup': 'It is one command.' } };
  const found = status(rest, complete);
  expect(printStatus(found)).toContain('missing  /docs/spring\n');
  expect(printStatus(found)).toContain('missing  /docs/audio/');
  expect(found.isComplete).toBe(false);
  expect(status(rest, { ...complete, roots: [] }).isComplete).toBe(true);
  expect(status(rest, { ...complete, roots: [], areas: ['', 'lambda'] }).isComplete).toBe(false);
});

test('a mention is enough outside of the reference alone', () => {
  const text = '---\ntitle: Upgrade\n---\n\nPass `frame` and `delay` here, or leave them out.\n';
  const guide = status({
    ...contents,
    'docs/spring.mdx': text,
    'sidebars/apiSidebar.yaml': '- doc: upgrade\n',
  });
  expect(guide.areas[0]?.undocumented).toEqual([{ path: '/docs/upgrade', names: ['<Img>', 'react'] }]);
  const reference = status({ ...contents, 'docs/spring.mdx': text });
  expect(reference.areas[0]?.undocumented).toContainEqual({
    path: '/docs/spring',
    names: ['frame', 'delay?'],
  });
});

describe('coverage.json', () => {
  const message = (changes: Partial<Record<keyof typeof coverage, unknown>>) => {
    try {
      status({}, changes);
    } catch (error) {
      return (error as Error).message;
    }
    return 'no error';
  };

  test('is told with its line what is unknown in it', () => {
    expect(message({ pages: [{ id: 'a', path: '/docs/a', size: 1, apis: ['x'] }] })).toBe(
      `content/coverage.json:17
  found:    the unknown key \`pages.0.apis\`
  expected: only keys that mean something here
  mend:     Did you mean \`api\`?`,
    );
  });

  test('lists a page once, in the order of the routes', () => {
    const page = { id: 'b', path: '/docs/b', size: 1 };
    expect(message({ pages: [page, { ...page, path: '/docs/a' }] })).toBe(
      `content/coverage.json:19
  found:    \`pages.1.id\`: "b"
  expected: an id that no other page has

content/coverage.json:20
  found:    \`pages.1.path\`: "/docs/a"
  expected: a route behind \`/docs/b\`: pages stand once, in the order of their routes`,
    );
  });

  test('makes exceptions of what it lists alone', () => {
    expect(
      message({
        shortPages: { '/docs/sprong': 'It is short.' },
        undocumented: { '/docs/spring': { delai: 'Came later.' } },
      }),
    ).toBe(
      `content/coverage.json:11
  found:    \`shortPages./docs/sprong\`: "It is short."
  expected: a page of the list. Did you mean \`/docs/spring\`?

content/coverage.json:15
  found:    \`undocumented./docs/spring.delai\`: "Came later."
  expected: a name of the \`api\` of that page. Did you mean \`delay?\`?`,
    );
  });

  test('gives a reason for every exception', () => {
    expect(message({ shortPages: { '/docs/spring': 'yes' } })).toBe(
      `content/coverage.json:11
  found:    \`shortPages./docs/spring\`: "yes"
  expected: a reason, in words`,
    );
  });

  test('of this project can be read', () => {
    const folders = { root: process.cwd(), contentDir: path.join(process.cwd(), 'content') };
    expect(readCoverage(folders).pages).toHaveLength(777);
  });
});
