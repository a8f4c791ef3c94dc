import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { buildDigest, buildInputs, buildSettings, buildVariables } from './digest.mjs';

const root = mkdtempSync(join(tmpdir(), 'digest-'));
const write = (name: string, text = name) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};

beforeEach(() => {
  for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true });
  for (const name of [
    'gatsby-config.ts',
    'package.json',
    'README.md',
    'src/a.ts',
    'src/a.test.ts',
    'scripts/site/headers.mjs',
  ])
    write(name);
  for (const name of ['content/docs/x.mdx', 'other/docs/y.mdx', 'public/index.html']) write(name);
});
afterAll(() => rmSync(root, { recursive: true }));

test('the inputs are code, content and settings, without tests, papers and results', () => {
  expect(buildInputs(root, ['content'])).toEqual([
    'content/docs/x.mdx',
    'gatsby-config.ts',
    'package.json',
    'scripts/site/headers.mjs',
    'src/a.ts',
  ]);
});

test('the digest follows what goes into a build', () => {
  const first = buildDigest(root, {});
  write('README.md', 'changed');
  write('src/a.test.ts', 'changed');
  expect(buildDigest(root, { HOME: '/x', GATSBY_TELEMETRY_DISABLED: '1' })).toBe(first);
  expect(buildDigest(root, { CONTENT_DIR: 'other' })).not.toBe(first);
  write('scripts/site/headers.mjs', 'changed');
  const second = buildDigest(root, {});
  expect(second).not.toBe(first);
  expect(buildDigest(root, { SITE_URL: 'https://a.example' })).not.toBe(first);
  write('content/docs/x.mdx', 'changed');
  expect([first, second]).not.toContain(buildDigest(root, {}));
});

test("the content's own components are inputs, wherever their folder is", () => {
  write('theirs/badge.tsx');
  write('content/components/note.tsx');
  const digest = (folder: string) =>
    buildDigest(root, { CONTENT_DIR: 'content', CONTENT_COMPONENTS: folder });
  const [theirs, inside] = ['theirs', 'content/components'].map(digest);
  expect(buildDigest(root, { CONTENT_DIR: 'content' })).not.toBe(theirs);
  expect(buildInputs(root, ['content', 'content/components'])).toEqual(buildInputs(root, ['content']));
  write('theirs/badge.tsx', 'changed');
  expect(digest('theirs')).not.toBe(theirs);
  expect(digest('content/components')).toBe(inside);
});

test('what git and npm write into the content folder is no input', () => {
  const first = buildDigest(root, {});
  write('content/.git/index');
  write('content/node_modules/a/readme.mdx');
  expect(buildDigest(root, {})).toBe(first);
});

test('a build is outdated on the next day, because the order of some lists changes daily', () => {
  const at = (time: string) => buildDigest(root, {}, new Date(time));
  expect(at('2026-11-22T23:59:59Z')).toBe(at('2026-11-22T00:00:00Z'));
  expect(at('2026-11-23T00:00:00Z')).not.toBe(at('2026-11-22T23:59:59Z'));
});

test('settings that are empty count as absent', () => {
  expect(buildSettings({ PATH_PREFIX: '', SITE_URL: 'a', ALGOLIA_APP_ID: 'b', X: 'c' })).toEqual([
    ['ALGOLIA_APP_ID', 'b'],
    ['SITE_URL', 'a'],
  ]);
});

test('every variable that the settings read is known here', () => {
  const source = readFileSync(resolve(__dirname, '../../src/settings/env.ts'), 'utf8');
  const read = [...source.matchAll(/\bread\('([A-Z_]+)'\)|\benv\.([A-Z_]+)/g)].map(([, name, plain]) =>
    String(name ?? plain),
  );
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((name) => !buildVariables.includes(name) && !/^(GATSBY|ALGOLIA)_/.test(name))).toEqual(
    [],
  );
});
