import path from 'node:path';
import { optionsOf } from '../../../../test/support/settings';
import { type Files, temporaryFolder, writeFiles } from '../../../../test/support/temporary';
import { checkCoverage, isComplete, printStatus, readCoverage, readCoverageStatus } from '.';

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
  reviewed: '4.0.357',
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

type Changes = Partial<Record<keyof typeof coverage, unknown>>;

/** Creates a content folder with these files and these changes to its coverage. */
function folders(files: Files, changes: Changes = {}) {
  const contentDir = path.join(temporaryFolder('status'), 'content');
  const list = JSON.stringify({ ...coverage, ...changes }, null, 1);
  writeFiles(contentDir, { ...files, 'coverage.json': list });
  return { root: process.cwd(), contentDir };
}

const status = (files: Files, changes?: Changes) => readCoverageStatus(optionsOf(folders(files, changes)));

test('counts area by area, and lists what is missing', () => {
  const found = status(contents);
  expect(isComplete(found.requiredGaps)).toBe(false);
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
  expect(isComplete(found.requiredGaps)).toBe(true);
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
  expect(isComplete(found.requiredGaps)).toBe(false);
  expect(isComplete(status(rest, { ...complete, roots: [] }).requiredGaps)).toBe(true);
  expect(isComplete(status(rest, { ...complete, roots: [], areas: ['', 'lambda'] }).requiredGaps)).toBe(
    false,
  );
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

describe('the check', () => {
  const message = (files: Files) => {
    try {
      return checkCoverage(optionsOf(folders(files)));
    } catch (error) {
      return (error as Error).message;
    }
  };

  test('tells each gap with its line and its fix', () => {
    const { 'docs/upgrade.mdx': _, 'docs/audio/index.mdx': __, ...rest } = contents;
    expect(message(rest)).toBe(
      `content/coverage.json:29
  found:    no page at /docs/upgrade
  expected: every page in \`areas\` and \`roots\`
  fix:      Write it. \`npm run new -- docs/upgrade\` creates the file.

content/coverage.json:7
  found:    no page at /docs/audio/
  expected: every page in \`areas\` and \`roots\`
  fix:      Write it. \`npm run new -- docs/audio/index\` creates the file.

content/coverage.json:15
  found:    3 words at /docs/lambda/setup
  expected: at least 100, a quarter of its \`size\`
  fix:      Say what is missing, or give a reason in \`shortPages\`.

content/coverage.json:20
  found:    nothing about \`delay?\` at /docs/spring
  expected: every name in its \`api\`
  fix:      Add a section for each, or give a reason in \`undocumented\`.`,
    );
  });

  test('counts what is there where nothing that has to be is missing', () => {
    const whole = folders(contents, { areas: [] });
    expect(checkCoverage(optionsOf(whole))).toBe(
      '3 of 4 pages, 2 of 4 names, and nothing is missing that must be there',
    );
  });

  test('is left out where the content of another site has no list, and not for the own one', () => {
    const other = temporaryFolder('status');
    const contentDir = path.join(other, 'content');
    expect(checkCoverage(optionsOf({ root: process.cwd(), contentDir }))).toBe(
      'not compared: there is no content/coverage.json',
    );
    expect(() => checkCoverage(optionsOf({ root: other, contentDir }))).toThrow(
      `content/coverage.json
  found:    no such file
  expected: the list of pages that the documentation should have
  fix:      Restore the file.`,
    );
  });
});

describe('coverage.json', () => {
  const message = (changes: Changes) => {
    try {
      status({}, changes);
    } catch (error) {
      return (error as Error).message;
    }
    return 'no error';
  };

  test('reports with its line what is unknown in it', () => {
    expect(message({ pages: [{ id: 'a', path: '/docs/a', size: 1, apis: ['x'] }] })).toBe(
      `content/coverage.json:17
  found:    the unknown key \`pages.0.apis\`
  expected: only known keys
  fix:      Did you mean \`api\`?`,
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
    const own = { root: process.cwd(), contentDir: path.join(process.cwd(), 'content') };
    expect(readCoverage(own).pages).toHaveLength(777);
  });
});
