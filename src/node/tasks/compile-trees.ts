import type { ContentProblem } from '../../shared/content-error';
import { tryCompiled } from '../content/compiled';
import { isPage, readSiteNodes, type SiteFolders } from '../content/read-site';

/**
 * Compiles MDX files to where the build finds them (`content/compiled`), while Gatsby makes its nodes. Mistakes are told by the build,
 * which compiles these files again; so it does with those that have pictures, which its image plugin makes.
 */
export async function run({ pathPrefix, ...folders }: SiteFolders & { pathPrefix: string }): Promise<void> {
  const problems: ContentProblem[] = [];
  const { contents } = readSiteNodes(folders, problems, pathPrefix);
  for (const { file } of contents.filter(isPage)) await tryCompiled(file.absolutePath);
}
