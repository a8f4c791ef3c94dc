import { fork } from 'node:child_process';
import path from 'node:path';
import type { run as compileTrees } from './compile-trees';
import type { run as writeOutputFiles } from './write-output-files';

/** What a build may have done beside it: Gatsby works on one core, and there are others. */
export interface Tasks {
  'compile-trees': typeof compileTrees;
  'write-output-files': typeof writeOutputFiles;
}

type Answer<Name extends keyof Tasks> = { error: string } | { result: Awaited<ReturnType<Tasks[Name]>> };

/** How the process of a task is started. */
export interface TaskOptions {
  env?: NodeJS.ProcessEnv;
  /** Ends the task, which fails then. */
  signal?: AbortSignal;
}

/**
 * Starts a task in a process of its own, and gives what comes of it. The input may come later: the process loads its code meanwhile.
 * Fails with an Error that has the task's own words where the task fails, or ends without an answer; where its input fails, it is ended.
 * `root` is the project's folder.
 */
export function startTask<Name extends keyof Tasks>(
  root: string,
  name: Name,
  input: Parameters<Tasks[Name]>[0] | Promise<Parameters<Tasks[Name]>[0]>,
  options: TaskOptions = {},
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  const child = fork(path.join(root, 'scripts/task.mjs'), [name], {
    cwd: root,
    serialization: 'advanced',
    ...options,
  });
  return new Promise((resolve, reject) => {
    child.once('message', (answer: Answer<Name>) => {
      if ('error' in answer) reject(new Error(`The task ${name} failed: ${answer.error}`));
      else resolve(answer.result);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`The task ${name} ended without an answer (${signal ?? `code ${code}`}).`)),
    );
    Promise.resolve(input)
      .then((given) => child.send({ input: given }, (error) => error && reject(error)))
      .catch((error) => {
        child.kill();
        reject(error);
      });
  });
}
