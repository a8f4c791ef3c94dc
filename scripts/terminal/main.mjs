import { CommandError } from './run.mjs';

/** The oldest Node.js that the site's tools run on. */
export const oldestNode = '20.19.0';

/** A failure that is told in its own words, without a stack. */
export class Failure extends Error {}

/**
 * Runs a command of this project: checks the version of Node.js, switches telemetry off for everything below, and ends
 * with the failure's own words and code 1.
 * @param {() => Promise<void>} command
 */
export async function main(command) {
  try {
    checkNode(process.versions.node);
    Object.assign(process.env, quietEnvironment(process.env));
    await command();
  } catch (error) {
    process.stderr.write(`\n${describeFailure(error)}\n`);
    process.exit(1);
  }
}

/**
 * Switches off what would call home or nag.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
export function quietEnvironment(env) {
  return {
    GATSBY_TELEMETRY_DISABLED: '1',
    GATSBY_FEEDBACK_DISABLED: 'true',
    BROWSERSLIST_IGNORE_OLD_DATA: '1',
    DO_NOT_TRACK: '1',
    NO_UPDATE_NOTIFIER: '1',
    NODE_NO_WARNINGS: env.NODE_NO_WARNINGS ?? '1',
  };
}

/**
 * Throws where this Node.js is too old.
 * @param {string} version
 */
export function checkNode(version) {
  const order = version.localeCompare(oldestNode, 'en', { numeric: true });
  if (order < 0) throw new Failure(`Node.js ${version} is too old: this site needs ${oldestNode} or newer.`);
}

/**
 * What is said of a failure: all output of a program that failed, a plain sentence, what an author got wrong, or the stack of a
 * mistake of ours.
 * @param {unknown} error
 */
export function describeFailure(error) {
  if (error instanceof CommandError) return `${error.output.trimEnd()}\n\n${error.message}`.trim();
  if (error instanceof Failure) return error.message;
  // By its name: the class comes with the sources that were loaded.
  if (error instanceof Error && error.name === 'ContentError') return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
