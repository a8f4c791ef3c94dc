import { defaultTag, searchParts } from '@docs/search';
import { fileSet } from '../../schema/file-set';
import { postPages } from './pages';
import { computePost } from './read';
import { computedFields, hiddenKeys, postFrontmatter } from './schema';

/** Defines a set of dated posts, such as the blog, in a folder of the same name. */
export function createPostSet(name: string) {
  return fileSet({
    name,
    folder: name,
    extensions: ['.mdx', '.md'],
    type: 'Post',
    schema: postFrontmatter,
    hidden: hiddenKeys,
    computed: computedFields,
    compute: (matter, file, context) => computePost(name, matter, file, context),
    pages: (documents) => postPages(name, documents),
    searchPages: (documents) =>
      documents
        .filter((post) => post.set === name && !post.unlisted && !post.draft)
        .map((post) => ({
          nodeId: post.id,
          path: post.path,
          title: post.title,
          group: (searchParts as Record<string, string>)[name] ?? name,
          part: name,
          tag: defaultTag,
          description: post.description ?? undefined,
          keywords: [...post.tags, ...post.keywords],
          answers: post.answers,
          source: post.sourcePath,
        })),
  });
}
