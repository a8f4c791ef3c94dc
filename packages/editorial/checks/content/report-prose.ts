import { createSite, type SiteOptions } from '@docs/content';
import type { ContentProblem } from '@docs/content/shared';
import { type DoubtfulSentence, doubtfulProse } from './doubtful-prose';
import { readPages, toCheckedPage } from './page';

/**
 * Returns the report of doubtful sentences as text: each with its file and line, then how many there are of each habit.
 * @param paths Beginnings of the files to report, as in `content/docs/lambda`; all files if empty.
 */
export function reportProse(options: SiteOptions, paths: readonly string[]): string {
  const problems: ContentProblem[] = [];
  const pages = readPages(createSite(options).structure(), problems)
    .filter(({ name }) => paths.length === 0 || paths.some((path) => name.startsWith(path)))
    .map(toCheckedPage)
    .filter(({ isReadable }) => isReadable);
  const found = pages.flatMap(doubtfulProse);
  const lines = found.map(
    ({ file, line, found: what, expected }) => `${file}:${line} ${what}\n  ${expected}\n`,
  );
  return `${lines.join('')}\n${countHabits(found)}`;
}

function countHabits(found: readonly DoubtfulSentence[]): string {
  const counts = new Map<string, number>();
  for (const { habit } of found) counts.set(habit, (counts.get(habit) ?? 0) + 1);
  const rows = [...counts].sort((a, b) => b[1] - a[1]).map(([habit, count]) => `${count}  ${habit}\n`);
  return `${rows.join('')}${found.length} sentences to read again\n`;
}
