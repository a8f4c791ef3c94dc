import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** Returns the names that a module and its local imports import from packages. */
export function importedNames(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return new Set();
  known.add(file);
  const { staticImports } = parseSync(file, fs.readFileSync(file, 'utf8')).module;
  const names = staticImports.flatMap(({ moduleRequest, entries }) => {
    if (!moduleRequest.value.startsWith('.'))
      return entries.flatMap(({ importName }) => importName.name ?? []);
    const base = path.join(path.dirname(file), moduleRequest.value);
    const other = [`${base}.tsx`, `${base}.ts`].find((name) => fs.existsSync(name));
    return other ? [...importedNames(other, known)] : [];
  });
  return new Set(names);
}
