import { docsTag, partOfPage, searchParts } from '@docs/search';
import { latestVersion } from '../../../settings/defaults';
import { fileSet } from '../../schema/file-set';
import type { DocumentIn } from '../content-set';
import { computeDoc } from './read';
import { computedFields, docFrontmatter, hiddenKeys } from './schema';

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
  searchPages(documents, { sidebars: { byName, ofRoute }, settings }) {
    const tag = docsTag(latestVersion(settings.docsVersions).name);
    return documents
      .filter((doc) => !doc.unlisted && !doc.draft)
      .map((doc) => {
        const sidebar = ofRoute.get(doc.path);
        const part = partOfPage({ path: doc.path, sidebarName: sidebar ?? null }) ?? 'guides';
        const trail = byName.get(sidebar ?? '')?.trailTo(doc.path) ?? [];
        const categories = trail.flatMap((item) => (item.type === 'category' ? [item.label] : []));
        const names = [doc.sidebarLabel, doc.api?.export, ...doc.keywords];
        return {
          nodeId: doc.id,
          path: doc.path,
          title: doc.title.replaceAll('`', ''),
          group: categories.join(' › ') || searchParts[part],
          part,
          tag,
          description: doc.description ?? undefined,
          keywords: names.filter((word) => typeof word === 'string'),
          answers: doc.answers,
          symptoms: doc.symptoms,
          source: doc.sourcePath,
        };
      });
  },
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
