import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, resolve } from 'node:path';
import { boundaryOf, derivedFiles, readBoundaries } from '../scripts/boundaries/derive.mjs';
import { temporaryFolder } from './support/temporary';

const root = resolve(__dirname, '..');
const boundaries = readBoundaries(root);

function sourceFiles(): string[] {
  const below = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  const top = readdirSync(root).filter((name) => name.startsWith('gatsby-'));
  return [...top, ...below('src'), ...below('scripts'), ...below('plugins')].filter(
    (file) => /\.(ts|tsx|mjs|cjs|js)$/.test(file) && !/\.test\./.test(file),
  );
}

/**
 * Returns the imports in a file's source, as paths relative to the project root: values, types, lazy imports,
 * `require`, and paths below `src`.
 */
function importsOf(file: string, source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const relativeImports = code.matchAll(
    /\b(?:from|import|require\(|require\.resolve\()\s*\(?\s*['"](\.{1,2}(?:\/[^'"]*)?)['"]/g,
  );
  const loaded = code.matchAll(/\b(?:loadSource|bundleSource)\(\s*['"](src\/[^'"]+)['"]/g);
  return [
    ...[...relativeImports].map(([, address]) => posix.join(posix.dirname(file), String(address))),
    ...[...loaded].map(([, path]) => String(path)),
  ];
}

/** Returns the forbidden imports of a file: `from -> to`. */
function breaches(file: string, source: string): string[] {
  const place = boundaryOf(file, boundaries);
  if (!place) return [];
  return importsOf(file, source)
    .filter((target) => {
      const other = boundaryOf(target, boundaries);
      return other !== undefined && other !== place && !boundaries[place]?.imports.includes(other);
    })
    .map((target) => `${file} -> ${target}`);
}

test('no file imports what its folder may not', () => {
  expect(sourceFiles().flatMap((file) => breaches(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('finds a breach in every form of import', () => {
  const lines = [
    "import { a } from '../gatsby/a';",
    "import type { b } from '../../src/mdx/compile/b';",
    "export { c } from '../theme/c';",
    "const d = () => import('../search/d');",
    "import '../pages/e';",
    "const f = require('../outputs/f');",
    "const g = await loadSource('src/checks/g.ts');",
    "import { fine } from '../shared/paths';",
    "/** import { comment } from '../gatsby/comment' */",
  ];
  expect(breaches('src/components/x.tsx', lines.join('\n'))).toEqual([
    'src/components/x.tsx -> src/gatsby/a',
    'src/components/x.tsx -> src/mdx/compile/b',
    'src/components/x.tsx -> src/theme/c',
    'src/components/x.tsx -> src/search/d',
    'src/components/x.tsx -> src/pages/e',
    'src/components/x.tsx -> src/outputs/f',
    'src/components/x.tsx -> src/checks/g.ts',
  ]);
});

test('every folder of src has an entry', () => {
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'mdx')
    .map((entry) => `src/${entry.name}`);
  expect(folders.filter((folder) => !(folder in boundaries))).toEqual([]);
});

test.each(Object.entries(derivedFiles(boundaries, root)))('%s is up to date', (file, text) => {
  // If this fails, run `npm run boundaries`.
  expect(readFileSync(join(root, file), 'utf8')).toBe(text);
});

test('the linter refuses the same imports', () => {
  const folder = temporaryFolder('boundaries', {
    'src/components/to-gatsby.tsx': "export { x } from '../gatsby/x';",
    'src/components/to-compile.tsx': "import type { X } from '../mdx/compile/x';\n\nexport type Y = X;",
    'src/mdx/render/to-compile.tsx': "export const x = () => import('../compile/index');",
    'src/pages/to-model.tsx': "export { x } from '../content-model/x';",
    'src/theme/to-fs.tsx': "export { existsSync } from 'node:fs';",
    'src/content-model/to-theme.ts': "export { x } from '../theme/x';",
    'src/components/fine.tsx': "export { x } from '../shared/x';",
    'src/content-model/fine.ts': "export { x } from '../mdx/compile/x';",
  });
  for (const name of ['biome.json', 'biome.boundaries.json', '.gitignore'])
    cpSync(join(root, name), join(folder, name));

  const refused = [...lint(folder).matchAll(/title=lint\/([^,]+),file=([^,]+)/g)];
  // An import that matches two patterns is reported twice.
  const places = new Set(refused.map(([, rule, file]) => `${file}: ${rule}`));
  expect([...places].sort()).toEqual([
    'src/components/to-compile.tsx: style/noRestrictedImports',
    'src/components/to-gatsby.tsx: style/noRestrictedImports',
    'src/content-model/to-theme.ts: style/noRestrictedImports',
    'src/mdx/render/to-compile.tsx: style/noRestrictedImports',
    'src/pages/to-model.tsx: style/noRestrictedImports',
    'src/theme/to-fs.tsx: correctness/noNodejsModules',
  ]);
});

function lint(cwd: string): string {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  try {
    return execFileSync(process.execPath, [biome, 'lint', '--reporter=github'], {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    return String((error as { stdout: string }).stdout);
  }
}
