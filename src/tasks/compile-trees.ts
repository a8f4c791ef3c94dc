import { createSite, mdxDocuments } from '../content-model/site';
import { readEnv } from '../site/env';

/**
 * Compiles MDX files into the build's cache, from the last to the first. The build starts with the first, and
 * each process skips what the other one has put into the cache. The build recompiles files with mistakes, which
 * it reports, and files with images, which its image plugin processes.
 */
export async function run({ root, contentDir }: { root: string; contentDir: string }): Promise<void> {
  const site = createSite({ folders: { root, contentDir }, env: readEnv() });
  const files = mdxDocuments(site.structure()).map(({ sourcePath }) => sourcePath);
  await site.compiler.compileAll(files.reverse());
}
