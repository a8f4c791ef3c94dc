import { createSite, mdxDocuments } from '../../content-model/site';
import { readEnv } from '../../site/env';

/**
 * Compiles MDX files into the build's cache, first to last, while the build, which starts later, goes from
 * last to first. The build recompiles files with mistakes, which it reports, and files with images, which its
 * image plugin processes.
 */
export async function run({ root, contentDir }: { root: string; contentDir: string }): Promise<void> {
  const site = createSite({ folders: { root, contentDir }, env: readEnv() });
  for (const { sourcePath } of mdxDocuments(site.structure())) await site.compiler.compile(sourcePath);
}
