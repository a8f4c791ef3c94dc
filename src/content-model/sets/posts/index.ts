import { fileSet } from '../../schema/file-set';
import { postPages } from './pages';
import { computePost } from './read';
import { computedFields, hiddenKeys, postFrontmatter } from './schema';
import { postSearchPages } from './search-pages';

/** A set of dated posts in the folder of its name: the blog and its like. */
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
