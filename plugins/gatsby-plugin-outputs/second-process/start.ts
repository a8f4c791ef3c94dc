import { fork } from 'node:child_process';
import path from 'node:path';

/** A process that runs in parallel with Gatsby, which only uses one core most of the time. */
export interface SecondProcess<Result> {
  /** Allows the process to finish its work. */
  release(): void;
  /**
   * Resolves with the result of the work. Rejects with the message of its error, or if the process ends without a
   * result.
   */
  done: Promise<Result>;
}

/** The message with which a process ends. */
export type Reply<Result> = { error: string } | { result: Result };

/**
 * Runs a module of this folder in a separate process. Its output appears in the terminal, and it ends with this
 * process, even if this process is killed.
 * @param root Absolute path of the project folder.
 * @param name The module. Its export `run` is called with `options` and a promise for the release.
 * @param options Serializable.
 */
export function startSecondProcess<Result>(
  root: string,
  name: string,
  options: unknown,
): SecondProcess<Result> {
  const child = fork(path.join(root, 'scripts/second-process.mjs'), [name], {
    cwd: root,
    serialization: 'advanced',
  });
  // A process that cannot be reached has ended. `exit` reports how.
  const send = (message: object) => void child.send(message, () => undefined);
  send({ options });
  const done = new Promise<Result>((resolve, reject) => {
    child.once('message', (reply: Reply<Result>) => {
      if ('error' in reply) reject(new Error(`${name} failed: ${reply.error}`));
      else resolve(reply.result);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`${name} ended without a result (${signal ?? `code ${code}`}).`)),
    );
  });
  return { release: () => send({ isReleased: true }), done };
}
