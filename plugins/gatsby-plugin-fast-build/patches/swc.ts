import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration, RuleSetRule } from 'webpack';

/**
 * Compiles the site's TypeScript with SWC, which is many times as fast as Babel. Babel still compiles Gatsby's
 * files, whose prop types its plugins remove, and files with queries, which its plugins extract. `root` is the
 * project's folder.
 */
export function translateWithSwc(
  config: Configuration,
  stage: CreateWebpackConfigArgs['stage'],
  root: string,
): void {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  const packages = path.dirname(path.dirname(resolve('@docs/content')));
  const sources = [path.join(root, 'src'), packages].map((folder) => folder + path.sep);
  const inlineScripts = path.join(root, 'src/theme/inline-scripts') + path.sep;
  // Fast Refresh shows an edit without a reload.
  const isDevelopment = stage === 'develop';
  const isPlain = (file: string) =>
    sources.some((folder) => file.startsWith(folder)) && /\.tsx?$/.test(file) && !hasQuery(file);
  const rules = (config.module?.rules ?? []) as RuleSetRule[];
  for (const rule of rules)
    if (rule.test instanceof RegExp && rule.test.test('a.tsx')) rule.exclude = isPlain;
  const jsc = {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment } },
  };
  const shared = {
    env: { targets: stage.endsWith('-html') ? { node: process.versions.node } : browsers(root) },
    isModule: true,
    swcrc: false,
  };
  const loader = resolve('swc-loader');
  // The HTML of every page contains the text of the inline scripts, so they are minified.
  const isInline = (file: string) => stage === 'build-html' && file.startsWith(inlineScripts);
  const use = (minify: boolean) => ({
    loader,
    options: { ...shared, minify, jsc: minify ? { ...jsc, minify: { mangle: true } } : jsc },
  });
  rules.push({ test: isPlain, oneOf: [{ test: isInline, use: use(true) }, { use: use(false) }] });
}

const extracted = /\bgraphql`|\bStaticImage\b.*from ['"]gatsby-plugin-image['"]|<Slice\b/;

/**
 * Returns whether a source file contains something that Gatsby extracts: a query (its tag called `graphql`),
 * an image or a slice.
 */
export function hasQuery(file: string): boolean {
  return extracted.test(fs.readFileSync(file, 'utf8'));
}

/** Returns the browsers that the site is for, as the project's `package.json` lists them. */
export function browsers(root: string): string[] {
  return JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).browserslist;
}
