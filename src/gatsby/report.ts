import { setTimeout } from 'node:timers/promises';
import type { Reporter } from 'gatsby';
import { getDataStore } from 'gatsby/dist/datastore';
import type { LoadedSite } from '../content-model/site';
import { type ContentProblem, formatProblem } from '../shared/content-error';

/**
 * Exit code of a build whose content has problems. It tells `scripts/site/build.mjs` that the cache is
 * intact.
 */
export const contentProblemsExitCode = 3;

let reported = '';

/**
 * Prints the problems of a site, unless they are the same as last time; fails a build if one of them is a
 * mistake.
 */
export async function reportSite(reporter: Reporter, { errors, warnings }: LoadedSite): Promise<void> {
  const texts = JSON.stringify([withoutRepeats(errors), withoutRepeats(warnings)]);
  if (texts === reported) return;
  reported = texts;
  if (warnings.length > 0)
    print(reporter, `warn ${textOf('The content has faults that do not stop the build.', warnings)}`);
  await reportProblems(reporter, errors);
}

/** Fails a build with all problems in the content. In development, prints them and continues. */
export async function reportProblems(reporter: Reporter, problems: readonly ContentProblem[]): Promise<void> {
  if (problems.length === 0) return;
  const isBuild = process.env.NODE_ENV === 'production';
  // Gatsby's own panic would add a stack trace of this file, which is useless to an author.
  print(reporter, `${isBuild ? '' : 'error '}${textOf('The content has mistakes.', problems)}`);
  if (!isBuild) return;
  // The data store writes in a thread that waits for this one. If the process exits before that thread is
  // done, it hangs.
  await getDataStore().ready();
  await setTimeout(100);
  process.exit(contentProblemsExitCode);
}

/**
 * Prints a text without the wrapping of Gatsby's errors and warnings, because a wrapped path cannot be
 * searched for.
 */
function print(reporter: Reporter, text: string): void {
  if (process.env.NODE_ENV === 'production') process.stderr.write(`\n${text}`);
  else reporter.log(`\n${text}`);
}

const textOf = (title: string, problems: readonly ContentProblem[]) =>
  `${[title, ...withoutRepeats(problems)].join('\n\n')}\n`;

function withoutRepeats(problems: readonly ContentProblem[]): string[] {
  return [...new Set(problems.map(formatProblem))];
}
