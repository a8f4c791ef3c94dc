import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

/**
 * The results of the tasks that run in parallel with Gatsby, because it uses only one core: what `run` of the
 * module with that name returns. Tasks read the environment themselves.
 */
export interface Tasks {
  'compile-trees': undefined;
  'write-output-files': string[];
}

type Answer<Name extends keyof Tasks> = { error: string } | { result: Tasks[Name] };

/** Options for starting a task's process. */
export interface TaskOptions {
  /** Resolves when the task may write: the second argument of its `run`. If it rejects, the process is ended. */
  ready?: Promise<unknown>;
  /** Environment of the process, unless `early-start.cjs` has started it. */
  env?: NodeJS.ProcessEnv;
}

/**
 * Starts a task in a separate process and resolves with its result. `root` is the project folder.
 *
 * @throws {Error} with the task's own message if the task fails, or if it ends without a result.
 */
export function startTask<Name extends keyof Tasks>(
  root: string,
  name: Name,
  { ready, env = process.env }: TaskOptions = {},
): Promise<Tasks[Name]> {
  const child =
    takeEarly(name) ??
    fork(path.join(root, 'scripts/task.mjs'), [name], { cwd: root, serialization: 'advanced', env });
  return new Promise((resolve, reject) => {
    child.once('message', (answer: Answer<Name>) => {
      if ('error' in answer) reject(new Error(`The task ${name} failed: ${answer.error}`));
      else resolve(answer.result);
    });
    child.once('error', reject);
    const end = () => {
      const reason = child.signalCode ?? `code ${child.exitCode}`;
      reject(new Error(`The task ${name} ended without a result (${reason}).`));
    };
    child.once('exit', end);
    // A process that was started early may have ended already, even if its channel is not closed yet.
    if (child.exitCode !== null || child.signalCode !== null) end();
    Promise.resolve(ready)
      // A process that cannot be reached has ended, and `exit` reports how.
      .then(() => child.send({ isReady: true }, () => undefined))
      .catch((error) => {
        child.kill();
        reject(error);
      });
  });
}

interface EarlyTask {
  name: string;
  child: ChildProcess;
}

/**
 * Returns the process of a task that `early-start.cjs` has started, once. It has the environment of this process.
 */
export function takeEarly(name: string): ChildProcess | undefined {
  const { earlyTask } = globalThis as { earlyTask?: EarlyTask };
  if (earlyTask?.name !== name) return undefined;
  Reflect.deleteProperty(globalThis, 'earlyTask');
  earlyTask.child.ref();
  earlyTask.child.channel?.ref();
  return earlyTask.child;
}
