import { projectFolders } from '../site/folders';
import { countPages, isMostlyCompiled } from './mostly-compiled';
import { startTask } from './start';

/**
 * Compiles the content in another process beside the development server. Skipped if most of it is already
 * compiled. `root` is the absolute path of the project folder.
 */
export async function compileBeside(root: string): Promise<void> {
  const { contentDir } = projectFolders(root);
  if (!isMostlyCompiled(root, countPages(contentDir))) await startTask(root, 'compile-trees');
}
