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
  reportWarnings(reporter, warnings);
  await reportProblems(reporter, errors);
}

/** Fails a build with all problems in the content. In development, prints them and continues. */
export async function reportProblems(reporter: Reporter, problems: readonly ContentProblem[]): Promise<void> {
  if (problems.length === 0) return;
  const text = `The content has mistakes.\n\n${withoutRepeats(problems).join('\n\n')}\n`;
  if (process.env.NODE_ENV !== 'production') {
    reporter.log(`\nerror ${text}`);
    return;
  }
  // Gatsby's own panic would add a stack trace of this file, which is useless to an author.
  process.stderr.write(`\n${text}`);
  // The data store writes in a thread that waits for this one: if the process exits before the thread is
  // done, it hangs.
  await getDataStore().ready();
  await setTimeout(100);
  process.exit(contentProblemsExitCode);
}

/** Prints the build's warnings, one block each. */
function reportWarnings(reporter: Reporter, problems: readonly ContentProblem[]): void {
  if (problems.length === 0) return;
  const title = 'The content has faults that do not stop the build.';
  const text = `${title}\n\n${withoutRepeats(problems).join('\n\n')}\n`;
  // Gatsby wraps its errors and warnings at the terminal's width, and a wrapped path cannot be searched for.
  if (process.env.NODE_ENV === 'production') process.stderr.write(`\nwarn ${text}\n`);
  else reporter.log(`\nwarn ${text}`);
}

function withoutRepeats(problems: readonly ContentProblem[]): string[] {
  return [...new Set(problems.map(formatProblem))];
}
