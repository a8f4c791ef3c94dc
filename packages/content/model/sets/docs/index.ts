import { fileSet } from '../../schema/file-set';
import type { DocumentIn } from '../content-set';
import { computeDoc } from './read';
import { computedFields, docFrontmatter, hiddenKeys } from './schema';
import { docSearchPages } from './search-pages';

const docFiles = {
  extensions: ['.mdx', '.md'],
  type: 'Doc' as const,
  schema: docFrontmatter,
  hidden: hiddenKeys,
  computed: computedFields,
};

/**
 * The documentation: MDX files below `content/docs`. `pages` and `searchPages` get all documents of the type `Doc`,
 * so the set of lessons does not need its own.
 */
export const docs = fileSet({
  ...docFiles,
  name: 'docs',
  folder: 'docs',
  compute: (matter, file, context) => computeDoc(matter, file, { ...context, base: '/docs' }),
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

/** The lessons of the course: docs below `content/lessons`, with routes below `/learn`. */
export const lessons = fileSet({
  ...docFiles,
  name: 'lessons',
  folder: 'lessons',
  compute: (matter, file, context) => computeDoc(matter, file, { ...context, base: '/learn' }),
});

/** A page of the documentation, or a lesson. */
export type Doc = DocumentIn<typeof docs>;
