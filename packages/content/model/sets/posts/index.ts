import { fileSet } from '../../schema/file-set';
import { postPages } from './pages';
import { computePost } from './read';
import { computedFields, hiddenKeys, postFrontmatter } from './schema';
import { postSearchPages } from './search-pages';

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
    searchPages: (documents) => postSearchPages(name, documents),
  });
}
