import { setTimeout } from 'node:timers/promises';
import type { LoadedSite } from '@docs/content';
import { type ContentProblem, problemMessages } from '@docs/content/shared';
import type { Reporter } from 'gatsby';
import { getDataStore } from 'gatsby/dist/datastore';
import { contentProblemsExitCode } from './exit-code.mjs';

let reported = '';

/**
 * Prints the problems of a site, unless they are the same as last time; fails a build if one of them is a
 * mistake.
 */
export async function reportSite(reporter: Reporter, site: LoadedSite): Promise<void> {
  const { errors } = site;
  const warnings = [...site.warnings, ...site.draftProblems];
  const texts = JSON.stringify([problemMessages(errors), problemMessages(warnings)]);
  if (texts === reported) return;
  reported = texts;
  if (warnings.length > 0) print(reporter, `warn ${textOf('warning', warnings)}`);
  await reportProblems(reporter, errors);
}

/** Fails a build with all problems in the content. In development, prints them and continues. */
export async function reportProblems(reporter: Reporter, problems: readonly ContentProblem[]): Promise<void> {
  if (problems.length === 0) return;
  const isBuild = process.env.NODE_ENV === 'production';
  // Gatsby's own panic would add a stack trace of this file, which is useless to an author.
  const text = textOf('mistake', problems);
  if (isBuild) await endBuild(text, contentProblemsExitCode);
  else print(reporter, `error ${text}`);
}

/** Ends a build with a message. */
export async function endBuild(message: string, code: number): Promise<never> {
  // Complete even if the output is a pipe, to which Node.js writes later.
  await new Promise((resolve) => process.stderr.write(`\n${message}`, resolve));
  // The data store writes in a thread that waits for this one. If the process exits before that thread is
  // done, it hangs.
  await getDataStore().ready();
  await setTimeout(100);
  process.exit(code);
}

/**
 * Prints a text without the wrapping of Gatsby's errors and warnings, because a wrapped path cannot be
 * searched for.
 */
function print(reporter: Reporter, text: string): void {
  if (process.env.NODE_ENV === 'production') process.stderr.write(`\n${text}`);
  else reporter.log(`\n${text}`);
}

/** Returns the problems as text, below a line such as "2 mistakes in the content:". */
function textOf(noun: string, problems: readonly ContentProblem[]): string {
  const messages = problemMessages(problems);
  const texts = messages.map(({ text }) => text);
  const count = messages.reduce((sum, message) => sum + message.count, 0);
  const title = `${count} ${noun}${count === 1 ? '' : 's'} in the content:`;
  return `${[title, ...texts].join('\n\n')}\n`;
}
