import fs from 'node:fs';
import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { digestOf } from '../../content-model/digest';

interface StyleLoader {
  loader: string;
  options: object;
}

interface Modules {
  localIdentName?: string;
  getLocalIdent?: (context: { resourcePath: string }, pattern: string, name: string) => string | undefined;
}

/**
 * Gives the classes of CSS Modules short names, because the HTML of every page contains them. They are
 * numbered in the order of files and names, so the browser's bundle and the HTML renderer generate the same
 * names. Hashes of five characters would make a docs page 0.8 KB larger. `root` is the project's folder.
 */
export function shortenClassNames(config: Configuration, root: string): void {
  const names = numberNames(root);
  for (const { options } of cssLoaders(config)) {
    const { modules } = options as { modules?: Modules | false };
    if (!modules) continue;
    modules.localIdentName = '_[hash:base64:5]';
    modules.getLocalIdent = ({ resourcePath }, _, name) => names.get(`${resourcePath} ${name}`);
  }
  // A new class changes the numbers of other classes, so webpack must not reuse their modules from its cache.
  const { cache } = config;
  if (typeof cache === 'object' && cache.type === 'filesystem')
    cache.version = digestOf(cache.version ?? '', ...names.keys());
}

/** Returns the short name of each class and animation, by absolute file and name. */
function numberNames(root: string): Map<string, string> {
  const folder = path.join(root, 'src');
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const modules = files.filter((file) => file.endsWith('.module.css')).map((file) => path.join(folder, file));
  const keys = modules.sort().flatMap((file) => {
    const names = localNames(fs.readFileSync(file, 'utf8'));
    return names.map((name) => `${file} ${name}`);
  });
  return new Map(keys.map((key, index) => [key, `_${index.toString(36)}`]));
}

/**
 * Returns the names of the classes and animations of a stylesheet. The pattern also matches other words after
 * a dot, which only use up a number.
 */
function localNames(css: string): string[] {
  const names = [...css.matchAll(/(?:\.|@keyframes\s+)(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

function cssLoaders({ module }: Configuration): StyleLoader[] {
  const rules = (module?.rules ?? []) as RuleSetRule[];
  const styles = rules.flatMap((rule) => (rule.oneOf ?? []) as RuleSetRule[]);
  const loaders = styles.flatMap(({ use }) => (use ?? []) as StyleLoader[]);
  return loaders.filter(({ loader }) => /[\\/]css-loader[\\/]/.test(String(loader)));
}
