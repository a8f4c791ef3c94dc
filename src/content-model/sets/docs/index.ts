import { fileSet } from '../../schema/file-set';
import type { DocumentIn } from '../content-set';
import { computeDoc } from './read';
import { computedFields, docFrontmatter, hiddenKeys } from './schema';
import { docSearchPages } from './search-pages';

/** The documentation: MDX files below `content/docs`. */
export const docs = fileSet({
  name: 'docs',
  folder: 'docs',
  extensions: ['.mdx', '.md'],
  type: 'Doc',
  schema: docFrontmatter,
  hidden: hiddenKeys,
  computed: computedFields,
  compute: computeDoc,
  pages: (documents) =>
    documents.map(({ id, path, sourceName, sourcePath }) => ({
      path,
      template: 'doc',
      context: { layout: 'docs', id },
      sourceName,
      sourcePath,
    })),
  searchPages: docSearchPages,
});

/** A page of the documentation. */
export type Doc = DocumentIn<typeof docs>;
