import { getCompiled } from '../content-model/compiled';
import { readContentFile } from '../content-model/read-folder';
import { createApiUse } from '../mdx/compile/api-links/use';
import { ContentError, type ContentProblem } from '../shared/content-error';
import type { ContentNode, ContentTree } from '../shared/content-tree';
import { compileEnvironment } from './prepare';

/** The compiled content of an MDX file. With a mistake in it, it is the mistake: in development; a build ends before (`create-pages`). */
export async function shownContent(file: string): ReturnType<typeof getCompiled> {
  try {
    return await getCompiled(file, compileEnvironment());
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return {
      tree: [shownMistake(error)],
      excerpt: null,
      toc: [],
      links: [],
      missingLinks: [],
      dependencies: [],
      words: 0,
      hasTitle: false,
      apis: createApiUse(),
      warnings: [],
    };
  }
}

/** The tree of a page; in development with what is wrong with its frontmatter above it. */
export async function shownTree(
  file: string,
  folders: { root: string; contentDir: string },
): Promise<ContentTree | null> {
  const { tree } = await shownContent(file);
  if (process.env.NODE_ENV === 'production' || !tree) return tree;
  const problems: ContentProblem[] = [];
  readContentFile(file, folders, problems);
  return problems.length > 0 ? [shownMistake(new ContentError(problems)), ...tree] : tree;
}

function shownMistake({ message }: ContentError): ContentNode {
  return { tag: 'pre', props: { className: 'content-error', role: 'alert' }, children: [message] };
}
