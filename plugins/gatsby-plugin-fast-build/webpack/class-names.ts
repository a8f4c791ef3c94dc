import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';

type NameClass = (place: { resourcePath: string }, pattern: string, name: string) => string;

interface CssLoader {
  loader: string;
  options: { modules?: { getLocalIdent?: NameClass; localIdentHashPrefix?: string } | false };
}

/** Letters without the d, because content blockers hide elements with classes such as `ads`. */
const letters = 'abcefghijklmnopqrstuvwxyz';

/**
 * Names the classes of CSS Modules: two letters for the stylesheet, a letter and perhaps a number for the class. The first letter
 * is a capital, so that no name equals the name of a global class. Every page's HTML contains the names, and names that
 * begin the same compress well. Css-loader's own names also depend on a module property that Rspack sets in the
 * browser's bundle but not in the HTML renderer, so they would not match.
 * @param config Webpack's configuration, which is changed.
 * @param folder The folder with all of the site's stylesheets.
 */
export function nameClasses({ module }: Configuration, folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  const rules = (module?.rules ?? []) as RuleSetRule[];
  const styles = rules.flatMap((rule) => (rule.oneOf ?? []) as RuleSetRule[]);
  const loaders = styles.flatMap(({ use }) => (use ?? []) as CssLoader[]);
  for (const { loader, options } of loaders) {
    if (!/[\\/]css-loader[\\/]/.test(loader) || !options.modules) continue;
    options.modules.getLocalIdent = ({ resourcePath }, _pattern, name) =>
      classNameOf(files, path.relative(folder, resourcePath).split(path.sep).join('/'), name, () =>
        readFileSync(resourcePath, 'utf8'),
      );
    // A new stylesheet changes the names in other stylesheets. The bundlers' caches detect changed options, but not
    // changed functions.
    options.modules.localIdentHashPrefix = files.join();
  }
}

/**
 * Returns the name of a class.
 * @param files All stylesheets, sorted.
 * @param read Reads the stylesheet of the class.
 * @throws {Error} if there are more stylesheets than names
 */
export function classNameOf(files: string[], file: string, name: string, read: () => string): string {
  const names = [...new Set(read().match(/(?<=\.|@keyframes\s+)[a-z_][\w-]*/gi))].sort();
  const [stylesheet, place] = [files.indexOf(file), names.indexOf(name)];
  if (stylesheet < 0 || place < 0) return `${file.replace(/\W/g, '-')}-${name}`;
  if (stylesheet >= letters.length ** 2)
    throw new Error(
      `There are more than ${letters.length ** 2} stylesheets, so names of classes would repeat.`,
    );
  const round = Math.floor(place / letters.length);
  const first = letter(stylesheet / letters.length).toUpperCase();
  return `${first}${letter(stylesheet)}${letter(place)}${round || ''}`;
}

const letter = (number: number) => letters.charAt(Math.floor(number) % letters.length);
