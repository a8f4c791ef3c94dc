import type { SiteFolders } from '../content-model/read-folder';
import { createSite, mdxDocuments } from '../content-model/site';
import { readEnv } from '../site/env';
import { projectFolders } from '../site/folders';

/** Compiles the content of a project. `root` is the absolute path of its folder. */
export async function run(root: string): Promise<void> {
  await compileTrees(projectFolders(root));
}

/**
 * Compiles MDX files into the compiler's cache, from the last to the first. Gatsby's process starts with the
 * first, and each process skips what the other one has put into the cache. Gatsby's process recompiles files with
 * mistakes, which it reports, and files with images, which its image plugin processes.
 */
export async function compileTrees(folders: SiteFolders): Promise<void> {
  const site = createSite({ folders, env: readEnv() });
  const files = mdxDocuments(site.structure()).map(({ sourcePath }) => sourcePath);
  await site.compiler.compileAll(files.reverse());
}
