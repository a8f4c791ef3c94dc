import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A folder of the project, or a file at its root.
 * @typedef {{ runs: 'browser' | 'node' | 'both', imports: string[] }} Boundary
 */

/**
 * Reads `import-boundaries.json`.
 * @param {string} root The project's folder.
 * @returns {Record<string, Boundary>}
 */
export function readBoundaries(root) {
  const entries = Object.entries(JSON.parse(readFileSync(join(root, 'import-boundaries.json'), 'utf8')));
  return Object.fromEntries(entries.filter(([place]) => place !== '$comment'));
}

/**
 * Returns the entry that a file belongs to: the longest one that is a prefix of its path.
 * @param {string} file Path from the project's root, with forward slashes.
 * @param {Record<string, Boundary>} boundaries
 * @returns {string | undefined} undefined if no entry covers the file
 */
export function boundaryOf(file, boundaries) {
  return Object.keys(boundaries)
    .filter((place) => file === place || file.startsWith(`${place}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/**
 * Returns the files derived from the boundaries: path from the project's root to text.
 * @param {Record<string, Boundary>} boundaries
 * @param {string} root The project's folder.
 * @returns {Record<string, string>}
 */
export function derivedFiles(boundaries, root) {
  return {
    'biome.boundaries.json': json({ root: false, overrides: lintOverrides(boundaries, root) }),
    'tsconfig.browser.json': json(project(boundaries, 'browser', { types: [] }, ['types'])),
    'tsconfig.node.json': json(
      project(boundaries, 'node', { lib: ['es2023'], types: ['node'] }, [
        'types/gatsby-plugin-algolia.d.ts',
        'types/gatsby-plugin-sharp.d.ts',
        'types/negotiator.d.ts',
        'types/subset-font.d.ts',
        'types/textlint-rule-terminology.d.ts',
      ]),
    ),
  };
}

/**
 * Creates a TypeScript project with the folders of one side. Files outside of it cannot be imported, not even
 * for their types (TS6307).
 * @param {Record<string, Boundary>} boundaries
 * @param {'browser' | 'node'} side
 * @param {object} compilerOptions
 * @param {string[]} declarations
 */
function project(boundaries, side, compilerOptions, declarations) {
  const places = Object.keys(boundaries);
  const otherSide = places.filter((place) => !runsOn(boundaries, place, side));
  const include = places.filter((place) => runsOn(boundaries, place, side));
  const exclude = otherSide.filter((place) => include.some((folder) => place.startsWith(`${folder}/`)));
  return {
    extends: './tsconfig.json',
    compilerOptions: {
      ...compilerOptions,
      composite: true,
      tsBuildInfoFile: `node_modules/.cache/tsc/${side}.tsbuildinfo`,
    },
    include: [...include.sort(), ...declarations],
    exclude: ['**/*.test.*', ...exclude.sort()],
  };
}

/**
 * Returns one linter rule per folder: the folders it may not import and, for browser code, the modules of
 * Node.js.
 * @param {Record<string, Boundary>} boundaries
 * @param {string} root
 */
function lintOverrides(boundaries, root) {
  return Object.entries(boundaries).map(([place, { runs, imports }]) => {
    const nested = Object.keys(boundaries).filter((other) => other.startsWith(`${place}/`));
    const forbidden = Object.keys(boundaries).filter(
      (other) =>
        other.startsWith('src/') &&
        other !== place &&
        !imports.includes(other) &&
        !place.startsWith(`${other}/`) &&
        ![place, ...imports].some((allowed) => allowed.startsWith(`${other}/`)),
    );
    const group = forbidden.flatMap((other) => {
      const name = other.split('/').at(-1);
      return [`../**/${name}`, `../**/${name}/**`];
    });
    // An allowed folder may contain a file or folder with the same name as a forbidden one.
    const allowed = [
      ...imports.filter((other) => other.startsWith('src/')),
      ...subfolders(join(root, place)),
    ];
    group.push(...allowed.map((other) => `!../**/${other.split('/').at(-1)}/**`));
    const restricted = {
      level: 'error',
      options: {
        patterns: [
          { group, message: `${place} may import ${imports.join(', ') || 'nothing else of ours'}.` },
        ],
      },
    };
    return {
      includes: [
        place.includes('.') ? place : `${place}/**`,
        ...nested.map((folder) => `!${folder}/**`),
        '!**/*.test.*',
      ],
      linter: {
        rules: {
          ...(forbidden.length > 0 ? { style: { noRestrictedImports: restricted } } : {}),
          ...(runs === 'browser' ? { correctness: { noNodejsModules: 'error' } } : {}),
        },
      },
    };
  });
}

/**
 * @param {Record<string, Boundary>} boundaries
 * @param {string} place
 * @param {string} side
 */
function runsOn(boundaries, place, side) {
  const runs = boundaries[place]?.runs;
  return runs === 'both' || runs === side;
}

/** @param {string} folder */
function subfolders(folder) {
  if (!existsSync(folder) || folder.includes('.ts')) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && hasFiles(join(folder, entry.name)))
    .map(({ name }) => name)
    .sort();
}

/**
 * Returns whether a folder contains files at any depth: Git leaves empty folders behind that a fresh clone
 * does not have.
 * @param {string} folder
 */
const hasFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile());

/** @param {unknown} value */
function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
