import path from 'node:path';
import { tryCompiled } from '../../content-model/compiled';
import { isPage, readSiteNodes } from '../../content-model/read-site';
import type { ContentProblem } from '../../shared/content-error';
import { readEnv } from '../../site/env';

/**
 * Compiles MDX files to where the build finds them (`content/compiled`), from the first on; the build, which comes to it later, goes
 * from the last. Mistakes are told by the build, which compiles these files again; so it does with those that have pictures, which its
 * image plugin makes.
 */
export async function run({ root }: { root: string }): Promise<void> {
  const { contentDir, pathPrefix } = readEnv();
  const folders = { root, contentDir: path.resolve(root, contentDir) };
  const problems: ContentProblem[] = [];
  const { contents, environment } = readSiteNodes(folders, problems, pathPrefix);
  for (const { file } of contents.filter(isPage)) await tryCompiled(file.absolutePath, environment);
}
