import fs from 'node:fs';
import path from 'node:path';
import type { Store } from 'gatsby';
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';
import { temporaryFolder } from '../../../test/support/temporary';
import { hashByFiles } from '../webpack/compilation-hash';
import { bundleWithRspack } from './rspack';

const MiniCssExtractPlugin = jest.requireActual('mini-css-extract-plugin');

const root = path.resolve(__dirname, '../../..');

const files = {
  'src/app.js': `import { part } from './part'; console.log(part, VALUE); import(/* webpackChunkName: "page" */ './page');`,
  'src/part.js': `export const part = 'a part'; export const unused = 'not used';`,
  'src/page.js': `import './page.css'; console.log('a page');`,
  'src/page.css': '.page { color: rgb(255, 0, 0); user-select: none }',
};

/** Plays the role of Gatsby's plugin: notes what it would write about the bundle. */
class GatsbyWebpackStatsExtractor {
  noted: object[] = [];
  apply({ hooks }: Compiler): void {
    hooks.done.tapAsync('stats', (stats, done) => {
      const { chunkGroups, moduleGraph, chunkGraph } = stats.compilation;
      const groups = chunkGroups.map((group) => ({
        name: group.name,
        files: group.chunks.flatMap((chunk) => [...chunk.files]),
        children: group.getChildrenByOrders(moduleGraph, chunkGraph),
      }));
      const assets = stats.toJson({ all: false, assets: true }).assets?.map(({ name }) => name);
      this.noted.push({ hash: stats.hash, groups, assets: assets?.sort() });
      done();
    });
  }
}

function configOf(folder: string, plugins: Configuration['plugins'] = []): Configuration {
  return {
    name: 'build-javascript',
    mode: 'production',
    context: folder,
    entry: { app: './src/app.js' },
    output: { path: path.join(folder, 'public'), filename: '[name].js', chunkFilename: '[name].js' },
    module: {
      rules: [
        {
          oneOf: [
            { test: /\.css$/, use: [{ loader: MiniCssExtractPlugin.loader }, require.resolve('css-loader')] },
          ],
        },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({ VALUE: '"defined"' }),
      new MiniCssExtractPlugin({ filename: '[name].css' }),
      ...plugins,
    ],
    performance: false,
  };
}

function storeOf(known: [string, string[]][] = []) {
  const actions: { type: string; payload: object }[] = [];
  const state = {
    components: new Map([['src/templates/doc.tsx', { pages: new Set(['/docs']) }]]),
    staticQueryComponents: new Map([['settings', { hash: '123' }]]),
    staticQueriesByTemplate: new Map(known),
  };
  const store = { getState: () => state, dispatch: (action: never) => actions.push(action) };
  return { store: store as unknown as Store, actions };
}

const warnings: string[] = [];
beforeEach(() => warnings.splice(0));

/** Bundles as Gatsby does. Returns what Gatsby reads about the bundle, and the names of its files. */
async function bundle(folder: string, config: Configuration, store?: Store) {
  const isRspack =
    store && bundleWithRspack(config, { root, store, warn: (text: string) => warnings.push(text) });
  const compiler = webpack(config);
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error))),
  );
  const { hash } = stats;
  const errors = stats.compilation.errors.map(({ message }) => message);
  const groups = stats.compilation.chunkGroups.map(({ name }) => name).sort();
  await new Promise((resolve) => compiler.close(resolve));
  const output = path.join(folder, 'public');
  const read = (name: string) => fs.readFileSync(path.join(output, name), 'utf8');
  const written = fs.existsSync(output) ? fs.readdirSync(output).sort() : [];
  return { isRspack, hash, errors, groups, written, read };
}

test('Rspack makes of a configuration what webpack makes of it', async () => {
  const folder = temporaryFolder('rspack', files);
  const byWebpack = await bundle(folder, configOf(folder));
  fs.rmSync(path.join(folder, 'public'), { recursive: true });
  const statistics = new GatsbyWebpackStatsExtractor();
  const config = configOf(folder, [statistics]);
  hashByFiles(config);
  const byRspack = await bundle(folder, config, storeOf().store);
  expect(byRspack.isRspack).toBe(true);
  expect(byRspack).toMatchObject({ errors: [], groups: byWebpack.groups, written: byWebpack.written });
  expect(byRspack.written).toEqual(['app.js', 'page.css', 'page.js']);
  const code = byRspack.read('app.js');
  expect(code).toMatch(/"a part".*"defined"/);
  expect(code).not.toContain('not used');
  expect(byRspack.read('page.css')).toBe('.page{color:red;-webkit-user-select:none;user-select:none}');
  expect(statistics.noted).toEqual([
    {
      hash: byRspack.hash,
      groups: [
        { name: 'app', files: ['app.js'], children: {} },
        { name: 'page', files: ['page.css', 'page.js'], children: {} },
      ],
      assets: ['app.js', 'page.css', 'page.js'],
    },
  ]);
});

test('the hash follows from the files', async () => {
  const hashOf = async (value: string) => {
    const folder = temporaryFolder('rspack', { ...files, 'src/part.js': `export const part = '${value}';` });
    const config = configOf(folder);
    hashByFiles(config);
    return (await bundle(folder, config, storeOf().store)).hash;
  };
  expect(await hashOf('a')).toMatch(/^[0-9a-f]{20}$/);
  expect(await hashOf('a')).toBe(await hashOf('a'));
  expect(await hashOf('a')).not.toBe(await hashOf('b'));
});

test('a plugin without a counterpart leaves the bundle to webpack, with a warning', async () => {
  class StrangePlugin {
    apply() {}
  }
  const folder = temporaryFolder('rspack', files);
  const { isRspack, written } = await bundle(
    folder,
    configOf(folder, [new StrangePlugin()]),
    storeOf().store,
  );
  expect(isRspack).toBe(false);
  expect(written).toEqual(['app.js', 'page.css', 'page.js']);
  expect(warnings).toEqual([expect.stringContaining('StrangePlugin')]);
});

test('an error names the file and shows the line', async () => {
  const folder = temporaryFolder('rspack', { ...files, 'src/part.js': 'export const part = (;' });
  const { errors } = await bundle(folder, configOf(folder), storeOf().store);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(`${path.join(folder, 'src/part.js')}\n`);
  expect(errors[0]).toContain('export const part = (;');
});

test('all pages get the results of static queries, and their data is written again only if that is new', async () => {
  const folder = temporaryFolder('rspack', files);
  const payload = { componentPath: 'src/templates/doc.tsx', staticQueryHashes: ['123'] };
  const first = storeOf();
  await bundle(folder, configOf(folder), first.store);
  expect(first.actions.map(({ type }) => type)).toEqual([
    'ADD_PENDING_TEMPLATE_DATA_WRITE',
    'SET_STATIC_QUERIES_BY_TEMPLATE',
  ]);
  expect(first.actions[1]?.payload).toEqual(payload);
  const second = storeOf([['src/templates/doc.tsx', ['123']]]);
  await bundle(folder, configOf(folder), second.store);
  expect(second.actions).toEqual([]);
});
