import type { ContentProblem } from '@docs/content/shared';
import { type Gaps, leastWords } from './status';

/**
 * Reports gaps as an author's mistakes, each at its page's line in the coverage file, whose path and text are
 * passed in.
 */
export function gapProblems(
  { missing, short, undocumented }: Gaps,
  { file, source }: { file: string; source: string },
): ContentProblem[] {
  const place = (path: string) => ({ file, line: lineOf(path, source) });
  return [
    ...missing.map((path) => ({
      ...place(path),
      found: `no page at ${path}`,
      expected: 'every page in `areas` and `roots`',
      fix: `Write it. \`npm run new -- ${path.slice(1).replace(/\/$/, '/index')}\` creates the file.`,
    })),
    ...short.map((page) => ({
      ...place(page.path),
      found: `${page.words} words at ${page.path}`,
      expected: `at least ${leastWords(page)}, a quarter of its \`size\``,
      fix: 'Say what is missing, or give a reason in `shortPages`.',
    })),
    ...undocumented.map(({ path, names }) => ({
      ...place(path),
      found: `nothing about ${names.map((name) => `\`${name}\``).join(', ')} at ${path}`,
      expected: 'every name in its `api`',
      fix: 'Add a section for each, or give a reason in `undocumented`.',
    })),
  ];
}

/** Returns the line of a page or root in the coverage file. */
function lineOf(path: string, source: string): number {
  const lines = source.split('\n');
  const own = lines.findIndex((line) => /"path"/.test(line) && line.includes(JSON.stringify(path)));
  return 1 + (own >= 0 ? own : lines.findIndex((line) => line.includes(JSON.stringify(path))));
}
