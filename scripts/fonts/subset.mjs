import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';

/** The stylesheet that declares the subsets: one per `@font-face` with a file. */
const stylesheet = 'src/theme/styles/fonts.css';

/** OpenType features of every font: kerning, and characters that are composed of several others. */
const basicFeatures = ['kern', 'ccmp', 'mark', 'mkmk'];

/**
 * The complete fonts, by their family name in the stylesheet, with the OpenType features that the stylesheets
 * use. Glyphs of other features are omitted. The ligatures of the code font, which are turned off, are half
 * of its file.
 */
const sources = {
  'Inter Variable': {
    path: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    features: [...basicFeatures, 'calt', 'tnum', 'cv05', 'ss03'],
  },
  'JetBrains Mono Variable': {
    path: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    features: basicFeatures,
  },
};

/**
 * @typedef {object} Subset
 * @property {string} file Path from the root of the project.
 * @property {keyof typeof sources} family
 * @property {string} characters
 * @property {{ min: number, max: number }} weights
 */

/**
 * Returns the subsets declared in the stylesheet: `unicode-range` sets the characters of a file,
 * `font-weight` the range of the weight axis. As in browsers, the last file of a family that names a character
 * is the one that has it.
 * @param {string} css
 * @returns {Subset[]}
 */
export function readSubsets(css) {
  const subsets = declaredSubsets(css);
  return subsets.map((subset, index) => {
    const later = subsets.slice(index + 1).filter(({ family }) => family === subset.family);
    const isLater = (/** @type {string} */ character) =>
      later.some(({ characters }) => characters.includes(character));
    return { ...subset, characters: [...subset.characters].filter((one) => !isLater(one)).join('') };
  });
}

/**
 * @param {string} css
 * @returns {Subset[]}
 */
function declaredSubsets(css) {
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const value = (/** @type {RegExp} */ pattern) => pattern.exec(rule)?.[1] ?? '';
    const file = value(/url\("\.\.\/(fonts\/[^"]+)"\)/);
    if (!file) return [];
    const [min = 400, max = min] = value(/font-weight: ([\d ]+);/)
      .split(' ')
      .map(Number);
    const family = /** @type {keyof typeof sources} */ (value(/font-family: "([^"]+)"/));
    return [
      {
        file: `src/theme/${file}`,
        family,
        characters: charactersOf(value(/unicode-range:([^;]+);/)),
        weights: { min, max },
      },
    ];
  });
}

/**
 * Returns all characters of a `unicode-range`.
 * @param {string} ranges
 */
function charactersOf(ranges) {
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)]
    .flatMap(([, from = '', to = from]) => {
      const [start, end] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      return Array.from({ length: end - start + 1 }, (_, index) => String.fromCodePoint(start + index));
    })
    .join('');
}

/**
 * Creates the subsets of the site's fonts.
 * @param {string} root The project's folder.
 * @returns {Promise<{ file: string, font: Buffer }[]>} `file` is a path from the root.
 * @throws {Error} if the stylesheet names an unknown font family
 */
export async function makeSubsets(root) {
  const subsets = readSubsets(readFileSync(join(root, stylesheet), 'utf8'));
  return Promise.all(
    subsets.map(async ({ file, family, characters, weights }) => {
      const source = sources[family];
      if (!source) {
        const known = Object.keys(sources).join(', ');
        throw new Error(`${stylesheet}: ${basename(file)} is of the family "${family}"; known are ${known}.`);
      }
      const whole = readFileSync(join(root, 'node_modules', source.path));
      const font = await subsetFont(whole, characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
        keepFeatures: source.features,
      });
      return { file, font };
    }),
  );
}
