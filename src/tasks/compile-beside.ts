import path from 'node:path';
import { readEnv } from '../site/env';
import { isMostlyCompiled } from './mostly-compiled';
import { startTask } from './start';

/**
 * Compiles the content in another process beside the development server. Skipped if most of it is already
 * compiled. `root` is the absolute path of the project folder.
 */
export async function compileBeside(root: string): Promise<void> {
  const contentDir = path.resolve(root, readEnv().contentDir);
  if (!isMostlyCompiled({ root, contentDir })) await startTask(root, 'compile-trees');
}
