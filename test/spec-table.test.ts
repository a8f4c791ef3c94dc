import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/* The table in `e2e/README.md` maps lines of the specification to tests, which must exist. */

const root = join(__dirname, '..');

interface Row {
  line: string;
  file: string;
  name: string;
}

/** Rows of the tables: `| what | file | test |`. */
function readRows(markdown: string): Row[] {
  return [...markdown.matchAll(/^\| (.+?) \| `([^`]+)` \| (.+) \|$/gm)].map(([, line, file, name]) => ({
    line: String(line),
    file: String(file),
    name: String(name),
  }));
}

/** The problem of a row's test; null if the test exists and runs. */
function lackOf({ file, name }: Row): string | null {
  const path = join(root, file);
  if (!existsSync(path)) return `${file} does not exist`;
  const source = readFileSync(path, 'utf8');
  const quoted = ["'", '"', '`'].map((quote) => quote + name.replaceAll(quote, `\\${quote}`) + quote);
  const escaped = quoted.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const call = new RegExp(
    `\\b(x?(?:test|it))((?:\\.\\w+)*)(?:\\((?:(?!\\n\\n)[^])*?\\))?\\(\\s*(?:${escaped})`,
  ).exec(source);
  if (!call) return `${file} has no test “${name}”`;
  const isSkipped =
    /^x/.test(String(call[1])) ||
    /\.(skip|fixme|todo|failing)\b/.test(String(call[2])) ||
    /\b(describe|test|it)\.(skip|fixme)\b/.test(source);
  return isSkipped ? `${file} skips “${name}”` : null;
}

const rows = readRows(readFileSync(join(root, 'e2e/README.md'), 'utf8'));

test('each test that the table names exists and is not skipped', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.map(lackOf).filter((lack) => lack !== null)).toEqual([]);
});

test('a test that is not there is seen', () => {
  const file = 'e2e/routes.spec.ts';
  expect(lackOf({ line: '', file: 'e2e/none.spec.ts', name: 'x' })).toBe('e2e/none.spec.ts does not exist');
  expect(lackOf({ line: '', file, name: 'no such test' })).toBe(
    'e2e/routes.spec.ts has no test “no such test”',
  );
});
