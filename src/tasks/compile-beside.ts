import path from 'node:path';
import { readEnv } from '../site/env';
import { isMostlyCompiled } from './mostly-compiled';
import { startTask, type TaskOptions } from './start';

/**
 * Compiles the content in another process beside Gatsby, because Gatsby uses only one core. Skipped if most of
 * the content is already compiled. `root` is the absolute path of the project folder.
 */
export async function compileBeside(root: string, options: TaskOptions = {}): Promise<void> {
  const contentDir = path.resolve(root, readEnv(options.env).contentDir);
  if (!isMostlyCompiled({ root, contentDir }))
    await startTask(root, 'compile-trees', { root, contentDir }, options);
}
