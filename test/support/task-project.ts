import path from 'node:path';
import { temporaryFolder } from './temporary';

const task = path.resolve(__dirname, '../../scripts/task.mjs');

/** Creates a project folder without content in which the tasks of this project run. */
export function projectOf(files: Record<string, string>): string {
  return temporaryFolder('task', {
    'scripts/task.mjs': `import ${JSON.stringify(task)};`,
    // The digest of the compiler's code is part of the cache's path.
    'packages/content/compile/index.ts': '',
    'packages/content/shared/paths.ts': '',
    ...files,
  });
}
