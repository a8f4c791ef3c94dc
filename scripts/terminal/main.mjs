import { CommandError } from './run.mjs';

/** The oldest supported version of Node.js. */
const oldestNode = '20.19.0';

/** A failure that is printed as its message, without a stack. */
export class Failure extends Error {}

/**
 * Runs a command of this project: checks the version of Node.js, disables telemetry in all child processes,
 * and on failure prints the message and exits with code 1.
 * @param {() => Promise<void>} command
 */
export async function main(command) {
  try {
    checkNode(process.versions.node);
    Object.assign(process.env, quietEnvironment(process.env));
    await command();
  } catch (error) {
    // Complete even if the output is a pipe, to which Node.js may write later.
    await new Promise((resolve) => process.stderr.write(`\n${describeFailure(error)}\n`, resolve));
    process.exit(1);
  }
}

/**
 * Disables telemetry and update notices.
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
 * Checks the version of Node.js.
 * @param {string} version
 * @throws {Failure} if it is too old
 */
export function checkNode(version) {
  const order = version.localeCompare(oldestNode, 'en', { numeric: true });
  if (order < 0) throw new Failure(`Node.js ${version} is too old: this site needs ${oldestNode} or newer.`);
}

/**
 * Returns the text of a failure: all output of a failed program, a plain message, an author's mistakes, or
 * the stack of a bug.
 * @param {unknown} error
 */
export function describeFailure(error) {
  if (error instanceof CommandError) return `${error.output.trimEnd()}\n\n${error.message}`.trim();
  if (error instanceof Failure) return error.message;
  // Checked by name, because the class comes from the loaded sources.
  if (error instanceof Error && error.name === 'ContentError') return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
