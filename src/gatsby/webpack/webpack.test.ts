import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { temporaryFolder } from '../../../test/support/temporary';
import { shortenClassNames } from '../patches/class-names';
import { translateWithSwc } from '../patches/swc';
import { keepCacheByDigest } from '../patches/webpack-cache';
import { stylesheetNames } from './definitions';

const root = path.resolve(__dirname, '../../..');

type Predicate = (file: string) => boolean;

test('SWC translates our files, but not those with queries, which stay with Babel', () => {
  const babel: RuleSetRule = { test: /\.(js|mjs|jsx|ts|tsx)$/ };
  const config: Configuration = { module: { rules: [babel] } };
  translateWithSwc(config, 'build-javascript', root);
  const swc = config.module?.rules?.at(-1) as RuleSetRule;
  const places = ['src/mdx/render/content.tsx', 'src/templates/doc.tsx', 'node_modules/react/index.js'];
  const files = places.map((place) => path.join(root, place));
  expect(files.map(swc.test as Predicate)).toEqual([true, false, false]);
  expect(files.map(babel.exclude as Predicate)).toEqual([true, false, false]);
});

test('SWC adds the code for React Fast Refresh in development only', () => {
  const refresh = (stage: 'develop' | 'build-javascript') => {
    const config: Configuration = { module: { rules: [] } };
    translateWithSwc(config, stage, root);
    const { use } = config.module?.rules?.at(-1) as {
      use: { options: { jsc: { transform: { react: object } } } };
    };
    return use.options.jsc.transform.react;
  };
  expect(refresh('develop')).toMatchObject({ development: true, refresh: true });
  expect(refresh('build-javascript')).toMatchObject({ development: false, refresh: false });
});

test('the cache of another digest, other packages or another configuration is not used', () => {
  const version = (changed: Record<string, string>) => {
    const folder = temporaryFolder('webpack', {
      'plugins/site-version/digest.txt': 'a',
      'package.json': '{}',
      'gatsby-config.ts': '',
      ...changed,
    });
    const config: Configuration = { cache: { type: 'filesystem' } };
    keepCacheByDigest(config, folder);
    return (config.cache as { version: string }).version;
  };
  const changes: Record<string, string>[] = [
    {},
    { 'plugins/site-version/digest.txt': 'b' },
    { 'package.json': '{"a": 1}' },
    { 'gatsby-config.ts': '//' },
  ];
  const versions = changes.map(version);
  expect(new Set(versions).size).toBe(4);
  expect(version({})).toBe(versions[0]);
});

test('classes of CSS Modules get short names', () => {
  const loader = {
    loader: path.join(root, 'node_modules/css-loader/dist/cjs.js'),
    options: { modules: { localIdentName: '[name]' } },
  };
  shortenClassNames({ module: { rules: [{ oneOf: [{ use: [loader] }] }] } });
  expect(loader.options.modules.localIdentName).toBe('_[hash:base64:5]');
});

test('stylesheets are known by what the bundle of the browser wrote', () => {
  const assetsByChunkName = { app: ['app-1.js', 'styles.2.css'], page: ['styles.2.css', 'page-3.js'] };
  const folder = temporaryFolder('webpack', {
    'public/webpack.stats.json': JSON.stringify({ assetsByChunkName }),
  });
  expect(stylesheetNames(folder)).toEqual(['styles.2.css']);
});
