import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, resolve } from 'node:path';
import { temporaryFolder } from './support/temporary';
import { placeOf, relativeImports, walls } from './walls';

const root = resolve(__dirname, '..');

function sourceFiles(): string[] {
  const below = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  const top = readdirSync(root).filter((name) => name.startsWith('gatsby-'));
  return [...top, ...below('src'), ...below('scripts')].filter(
    (file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\./.test(file),
  );
}

/** What a file imports that it must not: `from -> to`. */
function breaches(file: string, source: string): string[] {
  const place = placeOf(file);
  if (!place) return [];
  return relativeImports(source)
    .map((address) => posix.join(posix.dirname(file), address))
    .filter((target) => {
      const other = placeOf(target);
      return other !== undefined && other !== place && !walls[place]?.includes(other);
    })
    .map((target) => `${file} -> ${target}`);
}

test('no file of ours imports what its folder may not', () => {
  expect(sourceFiles().flatMap((file) => breaches(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('a breach is seen, in whatever form it comes', () => {
  const lines = [
    "import { a } from '../node/a';",
    "import type { b } from '../../src/mdx/compile/b';",
    "export { c } from '../theme/c';",
    "const d = () => import('../search/d');",
    "import '../pages/e';",
    "import { fine } from '../shared/paths';",
    "/** import { comment } from '../node/comment' */",
  ];
  expect(breaches('src/components/x.tsx', lines.join('\n'))).toEqual([
    'src/components/x.tsx -> src/node/a',
    'src/components/x.tsx -> src/mdx/compile/b',
    'src/components/x.tsx -> src/theme/c',
    'src/components/x.tsx -> src/search/d',
    'src/components/x.tsx -> src/pages/e',
  ]);
});

test('every folder of src has its line in the table', () => {
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'mdx')
    .map((entry) => `src/${entry.name}`);
  expect(folders.filter((folder) => !(folder in walls))).toEqual([]);
});

describe('the linter', () => {
  test('refuses the same imports while one types', () => {
    const folder = temporaryFolder('walls', {
      'src/components/to-node.tsx': "export { x } from '../node/x';",
      'src/components/to-compile.tsx': "import type { X } from '../mdx/compile/x';\n\nexport type Y = X;",
      'src/mdx/render/to-compile.tsx': "export const x = () => import('../compile/index');",
      'src/pages/to-node.tsx': "export { x } from '../node/x';",
      'src/theme/to-fs.tsx': "export { existsSync } from 'node:fs';",
      'src/node/to-theme.ts': "export { x } from '../theme/x';",
      'src/components/fine.tsx': "export { x } from '../shared/x';",
      'src/node/fine.ts': "export { x } from '../mdx/compile/x';",
    });
    for (const name of ['biome.json', '.gitignore']) cpSync(join(root, name), join(folder, name));

    const refused = [...lint(folder).matchAll(/title=lint\/([^,]+),file=([^,]+)/g)];
    // A place that breaks two patterns is told twice.
    const places = new Set(refused.map(([, rule, file]) => `${file}: ${rule}`));
    expect([...places].sort()).toEqual([
      'src/components/to-compile.tsx: style/noRestrictedImports',
      'src/components/to-node.tsx: style/noRestrictedImports',
      'src/mdx/render/to-compile.tsx: style/noRestrictedImports',
      'src/node/to-theme.ts: style/noRestrictedImports',
      'src/pages/to-node.tsx: style/noRestrictedImports',
      'src/theme/to-fs.tsx: correctness/noNodejsModules',
    ]);
  });
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
