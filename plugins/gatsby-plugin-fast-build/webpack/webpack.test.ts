import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { temporaryFolder } from '../../../test/support/temporary';
import { translateWithSwc } from '../patches/swc';
import { keepCacheByDigest } from '../patches/webpack-cache';

const root = path.resolve(__dirname, '../../..');

type Predicate = (file: string) => boolean;

test('SWC translates our files, but not those with queries, which stay with Babel', () => {
  const babel: RuleSetRule = { test: /\.(js|mjs|jsx|ts|tsx)$/ };
  const config: Configuration = { module: { rules: [babel] } };
  translateWithSwc(config, 'build-javascript', root);
  const swc = config.module?.rules?.at(-1) as RuleSetRule;
  const places = [
    'src/components/content/content.tsx',
    'src/templates/doc.tsx',
    'node_modules/react/index.js',
  ];
  const files = places.map((place) => path.join(root, place));
  expect(files.map(swc.test as Predicate)).toEqual([true, false, false]);
  expect(files.map(babel.exclude as Predicate)).toEqual([true, false, false]);
});

interface SwcRule {
  test?: Predicate;
  use: { options: { minify: boolean; jsc: { transform: { react: object } } } };
}

function lastRule(config: Configuration): [inline: SwcRule, other: SwcRule] {
  return (config.module?.rules?.at(-1) as { oneOf: [SwcRule, SwcRule] }).oneOf;
}

test('SWC minifies the scripts that the HTML contains as text, in the HTML renderer only', () => {
  const minified = (stage: 'build-html' | 'develop-html' | 'build-javascript') => {
    const config: Configuration = { module: { rules: [] } };
    translateWithSwc(config, stage, root);
    const [inline, other] = lastRule(config);
    expect([inline.use.options.minify, other.use.options.minify]).toEqual([true, false]);
    const files = ['src/theme/inline-scripts/before-paint.ts', 'src/theme/layout/layout.tsx'];
    return files.map((file) => inline.test?.(path.join(root, file)));
  };
  expect(minified('build-html')).toEqual([true, false]);
  expect(minified('develop-html')).toEqual([false, false]);
  expect(minified('build-javascript')).toEqual([false, false]);
});

test('SWC adds the code for React Fast Refresh in development only', () => {
  const refresh = (stage: 'develop' | 'build-javascript') => {
    const config: Configuration = { module: { rules: [] } };
    translateWithSwc(config, stage, root);
    return lastRule(config)[1].use.options.jsc.transform.react;
  };
  expect(refresh('develop')).toMatchObject({ development: true, refresh: true });
  expect(refresh('build-javascript')).toMatchObject({ development: false, refresh: false });
});

test('the cache of another digest, other packages or another configuration is not used', () => {
  const version = (changed: Record<string, string>) => {
    const folder = temporaryFolder('webpack', {
      'packages/content/index.ts': '// a',
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
    { 'packages/content/index.ts': '// b' },
    { 'package.json': '{"a": 1}' },
    { 'gatsby-config.ts': '//' },
  ];
  const versions = changes.map(version);
  expect(new Set(versions).size).toBe(4);
  expect(version({})).toBe(versions[0]);
});
