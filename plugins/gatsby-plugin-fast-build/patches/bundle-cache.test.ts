import fs from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { temporaryFolder, writeFiles } from '../../../test/support/temporary';
import { cacheBundle, deleteBundleCache, writeBundleCache } from './bundle-cache';

const longAgo = new Date(0);

function site(): string {
  const root = temporaryFolder('bundle-cache', {
    'packages/content/index.ts': 'a',
    'package.json': '{}',
    'package-lock.json': '{}',
    'gatsby-config.ts': '',
    'src/index.js': `import { part } from './part'; console.log(part, VALUE); import('./late');`,
    'src/part.js': `export const part = 'first';`,
    'src/late.js': `export const late = 1;`,
  });
  for (const file of fs.readdirSync(path.join(root, 'src')))
    fs.utimesSync(path.join(root, 'src', file), longAgo, longAgo);
  return root;
}

/** Bundles a site as Gatsby does. Returns what Gatsby reads, and whether webpack has worked. */
async function bundle(root: string, value = '1', stage = 'build-html', isKept = true, variables = {}) {
  const config: Configuration = {
    mode: 'development',
    context: root,
    entry: { main: './src/index.js' },
    output: { path: path.join(root, 'public') },
    plugins: [new webpack.DefinePlugin({ VALUE: value, ...variables })],
  };
  if (isKept) cacheBundle(config, stage, root);
  let hasWorked = false;
  const note = () => {
    hasWorked = true;
  };
  config.plugins?.push({ apply: ({ hooks }) => hooks.make.tap('test', note) });
  const compiler = webpack(config);
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error))),
  );
  const groups = stats.compilation.chunkGroups.map(({ name, chunks, origins, childrenIterable }) => ({
    name,
    hashes: chunks.map(({ hash }) => hash),
    origins: origins.map(({ module }) => module?.identifier()),
    children: [...childrenIterable].map((child) => stats.compilation.chunkGroups.indexOf(child)),
  }));
  const { hash } = stats;
  await new Promise((resolve) => compiler.close(resolve));
  return { hasWorked, gatsbyReads: { hash, groups, hasErrors: stats.hasErrors() } };
}

/** A build that has succeeded. */
async function build(...args: Parameters<typeof bundle>) {
  const result = await bundle(...args);
  writeBundleCache();
  return result;
}

test('a bundle is skipped if nothing has changed, and Gatsby reads the same about it', async () => {
  const root = site();
  const plain = await bundle(root, '1', 'build-html', false);
  const first = await build(root);
  expect(first.gatsbyReads).toEqual(plain.gatsbyReads);
  const second = await build(root);
  expect([first.hasWorked, second.hasWorked]).toEqual([true, false]);
  expect(second.gatsbyReads).toEqual(first.gatsbyReads);
  expect(first.gatsbyReads.groups).toHaveLength(2);
  expect((await build(root)).hasWorked).toBe(false);
});

test('variables of the environment count only if pages may read them', async () => {
  const root = site();
  const buildWith = (name: string, value: string) =>
    build(root, '1', 'develop-html', true, { [`process.env.${name}`]: value });
  await buildWith('PWD', '"a"');
  expect((await buildWith('PWD', '"b"')).hasWorked).toBe(false);
  expect((await buildWith('GATSBY_NODE_GLOBALS', '"{}"')).hasWorked).toBe(false);
  expect((await buildWith('GATSBY_KEY', '"a"')).hasWorked).toBe(true);
  expect((await buildWith('GATSBY_KEY', '"b"')).hasWorked).toBe(true);
});

/** A site whose bundle is cached. */
async function keptSite(): Promise<string> {
  const root = site();
  await build(root);
  expect((await build(root)).hasWorked).toBe(false);
  return root;
}

const changes: Record<string, (root: string) => void> = {
  'an edited file': (root) => writeFiles(root, { 'src/part.js': `export const part = 'second';` }),
  'a new file that hides another': (root) => writeFiles(root, { 'src/part': `export const part = 'new';` }),
  'a file that is gone': (root) => fs.rmSync(path.join(root, 'src/late.js')),
  'a missing output': (root) => fs.rmSync(path.join(root, 'public/main.js')),
  'other build code': (root) => writeFiles(root, { 'packages/content/index.ts': 'b' }),
  'other packages': (root) => writeFiles(root, { 'package-lock.json': '{"packages": {}}' }),
  'a session of the development server': deleteBundleCache,
};

test.each(Object.entries(changes))('%s: the site is bundled again', async (_, change) => {
  const root = await keptSite();
  change(root);
  expect((await build(root)).hasWorked).toBe(true);
});

test('another constant: the site is bundled again', async () => {
  const root = await keptSite();
  expect((await build(root, '2')).hasWorked).toBe(true);
  expect((await build(root, '2')).hasWorked).toBe(false);
});

test('a build that fails after bundling keeps nothing, not even the bundle before it', async () => {
  const root = await keptSite();
  const [file, before] = [path.join(root, 'src/part.js'), fs.readFileSync(path.join(root, 'src/part.js'))];
  fs.writeFileSync(file, `export const part = 'failed';`);
  await bundle(root);
  fs.writeFileSync(file, before);
  expect((await bundle(root)).hasWorked).toBe(true);
});

test('a file that is edited while the site is bundled: the site is bundled again', async () => {
  const root = site();
  const soon = new Date(Date.now() + 60_000);
  fs.utimesSync(path.join(root, 'src/part.js'), soon, soon);
  await build(root);
  expect((await build(root)).hasWorked).toBe(true);
});

test('warnings of the browser’s bundle are shown in each build', async () => {
  const root = site();
  await build(root, '1', 'build-javascript');
  expect((await build(root, '1', 'build-javascript')).hasWorked).toBe(false);
  writeFiles(root, { 'src/part.js': `import { none } from './late'; export const part = none;` });
  fs.utimesSync(path.join(root, 'src/part.js'), longAgo, longAgo);
  await build(root, '1', 'build-javascript');
  expect((await build(root, '1', 'build-javascript')).hasWorked).toBe(true);
});

test('a build and the development server do not reuse the HTML renderer of the other', async () => {
  const root = site();
  await build(root, '1', 'develop-html');
  expect((await build(root, '1', 'develop-html')).hasWorked).toBe(false);
  await build(root, '1', 'build-html');
  expect((await build(root, '1', 'develop-html')).hasWorked).toBe(true);
});
