import { type LoadedSite, mistakeTree } from '@docs/content';
import { ContentError, type ContentProblem, type ContentTree } from '@docs/content/shared';

/**
 * Returns the content of a page in the development server: its mistakes above its content, or alone if it
 * cannot be compiled.
 */
export function shownTree(
  { compiled, fileErrors }: Pick<LoadedSite, 'compiled' | 'fileErrors'>,
  { sourcePath, sourceName }: { sourcePath: string; sourceName: string },
): ContentTree | null {
  const result = compiled.get(sourcePath);
  const problems: ContentProblem[] = fileErrors.filter(({ file }) => file === sourceName);
  if (result instanceof ContentError) problems.push(...result.problems);
  const tree = result && !(result instanceof ContentError) ? result.trees().tree : [];
  if (problems.length === 0 || tree === null) return tree;
  return [...mistakeTree(problems), ...tree];
}
