import { setTimeout } from 'node:timers/promises';
import type { Reporter } from 'gatsby';
import { getDataStore } from 'gatsby/dist/datastore';
import type { LoadedSite } from '../content-model/site';
import { type ContentProblem, formatProblem } from '../shared/content-error';

/** Exit code of a build whose content has problems. `scripts/site/build.mjs` knows by it that the cache is sound. */
export const contentProblemsExitCode = 3;

let reported = '';

/** Prints the problems of a site, unless they are those that were printed last; a build ends if one of them is a mistake. */
export async function reportSite(reporter: Reporter, { errors, warnings }: LoadedSite): Promise<void> {
  const texts = JSON.stringify([withoutRepeats(errors), withoutRepeats(warnings)]);
  if (texts === reported) return;
  reported = texts;
  reportWarnings(reporter, warnings);
  await reportProblems(reporter, errors);
}

/** Ends a build with everything that is wrong with the content; in development it is printed and the site goes on. */
export async function reportProblems(reporter: Reporter, problems: readonly ContentProblem[]): Promise<void> {
  if (problems.length === 0) return;
  const text = `The content has mistakes.\n\n${withoutRepeats(problems).join('\n\n')}\n`;
  if (process.env.NODE_ENV !== 'production') {
    reporter.log(`\nerror ${text}`);
    return;
  }
  // Gatsby's own panic would add a stack of this file, which says nothing to an author.
  process.stderr.write(`\n${text}`);
  // The data store writes in a thread that waits for this one: a process that exits before it is done never ends.
  await getDataStore().ready();
  await setTimeout(100);
  process.exit(contentProblemsExitCode);
}

/** Prints what the build only warns of, a block for each. */
function reportWarnings(reporter: Reporter, problems: readonly ContentProblem[]): void {
  if (problems.length === 0) return;
  const title = 'The content has faults that do not stop the build.';
  const text = `${title}\n\n${withoutRepeats(problems).join('\n\n')}\n`;
  // Gatsby wraps its errors and warnings at the width of the terminal, and a wrapped path cannot be searched for.
  if (process.env.NODE_ENV === 'production') process.stderr.write(`\nwarn ${text}\n`);
  else reporter.log(`\nwarn ${text}`);
}

function withoutRepeats(problems: readonly ContentProblem[]): string[] {
  return [...new Set(problems.map(formatProblem))];
}
