const endings = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts'];

/**
 * Returns the name of the file that a relative import refers to, or undefined if there is none.
 *
 * @param names The files of the sample.
 * @param importer The file with the import.
 * @param path What it imports, as in `./data`.
 */
export function resolveFile(names: readonly string[], importer: string, path: string): string | undefined {
  const { pathname } = new URL(path, new URL(importer, 'file:///'));
  return endings.map((ending) => `${pathname.slice(1)}${ending}`).find((name) => names.includes(name));
}
