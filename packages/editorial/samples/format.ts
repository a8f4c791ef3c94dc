import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type Fence, readFences } from './fences';
import { columns, isWide, type Layout, reflow } from './reflow';
import { isSample } from './sample-fence';

/** The style of samples. */
const settings = {
  root: true,
  formatter: { indentStyle: 'space', indentWidth: 2, lineWidth: columns },
  javascript: { formatter: { quoteStyle: 'single', bracketSpacing: false } },
};

/** Comments about the next line, which would no longer be the same. */
const nextLine = /@ts-(?:expect-error|ignore)|highlight-next-line/;

/** A page with samples that can be narrower. */
export interface ReflowedPage {
  file: string;
  /** Where these samples start. */
  lines: number[];
  /** The page with these samples reflowed. */
  source: string;
}

/**
 * Reflows samples that have lines with more than 76 columns. A sample stays as it is if it is not complete code, or
 * if a highlight would be lost; `wide` lists the files and lines of those that stay wide. `root` is the project's
 * folder.
 *
 * @throws {Error} if Biome does not run.
 */
export function formatSamples(
  files: readonly string[],
  root: string,
): { pages: ReflowedPage[]; wide: string[] } {
  const samples = files.flatMap((file) =>
    readFences(readFileSync(file, 'utf8'))
      .filter(({ language, code }) => isSample(language) && isWide(code))
      .map((fence) => ({ file, fence })),
  );
  const formatted = format(
    samples.map(({ fence }) => fence),
    root,
  );
  const pages = new Map<string, ReflowedPage>();
  const wide: string[] = [];
  // From the last one to the first, so that the lines above stay where they are.
  for (const [index, { file, fence }] of [...samples.entries()].reverse()) {
    const made = fence.code.some((line) => nextLine.test(line))
      ? undefined
      : reflow(fence, formatted[index] ?? '');
    if (!made || isWide(made.code)) wide.unshift(`${relative(root, file)}:${fence.line}`);
    if (!made || made.code.join('\n') === fence.code.join('\n')) continue;
    const page = pages.get(file) ?? { file, lines: [], source: readFileSync(file, 'utf8') };
    pages.set(file, {
      ...page,
      lines: [fence.line, ...page.lines],
      source: replaced(page.source, fence, made),
    });
  }
  return { pages: [...pages.values()], wide };
}

/** Formats the code in fences. Code that cannot be parsed is returned unchanged. */
function format(fences: readonly Fence[], root: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  const files = fences.map(({ language }, index) => join(folder, `${index}.${language}`));
  try {
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(settings));
    fences.forEach(({ code }, index) => {
      writeFileSync(String(files[index]), `${code.join('\n')}\n`);
    });
    try {
      const args = ['format', '--write', '--max-diagnostics=none', '--log-level=none', folder];
      execFileSync(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), ...args], {
        cwd: folder,
        stdio: 'pipe',
      });
    } catch (error) {
      // Biome fails if there is a file that it cannot parse, after it has formatted the others.
      if ((error as { status?: unknown }).status !== 1) throw error;
    }
    return files.map((file) => readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns a page with other lines in a fence. */
function replaced(source: string, { line, code, meta }: Fence, made: Layout): string {
  const lines = source.split('\n');
  const opening = lines[line - 1] ?? '';
  const indent = /^[\s>]*/.exec(opening)?.[0] ?? '';
  const written =
    made.meta === meta
      ? opening
      : opening.replace(/\{[\d,\s-]+\}/, made.meta.match(/\{[\d,-]+\}/)?.[0] ?? '');
  const inside = made.code.map((text) => (text ? indent + text : indent.trimEnd()));
  lines.splice(line - 1, code.length + 1, written, ...inside);
  return lines.join('\n');
}
