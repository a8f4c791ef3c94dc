import path from 'node:path';
import { readEnv } from './env';

/** Returns the absolute paths of the folders of a project. `root` is the project folder. */
export function projectFolders(root: string): { root: string; contentDir: string } {
  return { root, contentDir: path.resolve(root, readEnv().contentDir) };
}
