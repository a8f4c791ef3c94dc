import { fork } from 'node:child_process';
import path from 'node:path';
import type { ContentProblem } from '@docs/content/shared';

/**
 * Starts a process with the checks of `npm run check -- content` that look at one page: plugins don't import them.
 * It ends with this process. Returns a function that checks edited files and folders. `onProblems` is called with the
 * problems of all files that it was called with.
 */
export function startEditChecks(
  root: string,
  onProblems: (problems: ContentProblem[]) => void,
): (paths: readonly string[]) => void {
  const child = fork(path.join(root, 'scripts/content/check-edits.mjs'), { cwd: root });
  child.on('message', (problems) => onProblems(problems as ContentProblem[]));
  // A process that cannot be reached has ended, and has said why in the terminal.
  return (paths) => void child.send(paths, () => undefined);
}
