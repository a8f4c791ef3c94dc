import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(__dirname, '..');
const extensions = ['', '.ts', '.tsx', '.mjs', '.cjs', '.js', '/index.ts', '/index.tsx'];

/**
 * Returns the modules of a project's folders by path, each with its imports: values, types, and lazy imports.
 */
function readImports(folder: string, places: string[]): Map<string, string[]> {
  const files = places.flatMap((place) =>
    readdirSync(join(folder, place), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|cjs)$/.test(entry.name))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  );
  return new Map(
    files.map((file) => [file, importsOf(folder, file, readFileSync(join(folder, file), 'utf8'))]),
  );
}

function importsOf(folder: string, file: string, source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const found = code.matchAll(/\b(?:from|import|require\()\s*\(?\s*['"](\.{1,2}(?:\/[^'"]*)?)['"]/g);
  return [...found].flatMap(([, address]) => {
    const target = join(dirname(file), String(address));
    const extension = extensions.find(
      (each) => /\.\w+$/.test(target + each) && existsSync(join(folder, target + each)),
    );
    return extension === undefined ? [] : [target + extension];
  });
}

/** Returns the shortest import cycle of each module that is part of one. */
function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles = new Map<string, string>();
  for (const start of imports.keys()) {
    const cameFrom = new Map<string, string>();
    const queue = [start];
    for (const file of queue) {
      for (const next of imports.get(file) ?? []) {
        if (next === start) {
          const chain = [file];
          for (let step = file; step !== start; chain.unshift(step)) step = cameFrom.get(step) as string;
          const key = [...chain].sort().join();
          if (!cycles.has(key)) cycles.set(key, [...chain, start].join(' -> '));
        }
        if (next === start || cameFrom.has(next)) continue;
        cameFrom.set(next, file);
        queue.push(next);
      }
    }
  }
  return [...cycles.values()];
}

test('no module imports itself, directly or through others', () => {
  expect(findCycles(readImports(root, ['packages', 'plugins', 'scripts', 'src']))).toEqual([]);
});

test('finds a cycle of types, of an index file and of a lazy import', () => {
  const imports = new Map([
    ['a.ts', ['b/index.ts']],
    ['b/index.ts', ['c.ts']],
    ['c.ts', ['a.ts', 'd.ts']],
    ['d.ts', []],
  ]);
  expect(findCycles(imports)).toEqual(['a.ts -> b/index.ts -> c.ts -> a.ts']);
  expect(
    importsOf(root, 'plugins/gatsby-plugin-outputs/x.ts', "import type { A } from './page';\nimport('.');"),
  ).toEqual(['plugins/gatsby-plugin-outputs/page.ts', 'plugins/gatsby-plugin-outputs/index.ts']);
});
