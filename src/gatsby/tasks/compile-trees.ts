import { createSite, mdxDocuments } from '../../content-model/site';
import { readEnv } from '../../site/env';

/**
 * Compiles MDX files into the cache of the build, from the first on; the build, which comes to it later, goes from the last. Mistakes are
 * reported by the build, which compiles these files again; so it does with those that have pictures, which its image plugin makes.
 */
export async function run({ root, contentDir }: { root: string; contentDir: string }): Promise<void> {
  const site = createSite({ folders: { root, contentDir }, env: readEnv() });
  for (const { sourcePath } of mdxDocuments(site.structure())) await site.compiler.compile(sourcePath);
}
