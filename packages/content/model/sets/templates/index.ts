import path from 'node:path';
import { z } from 'zod';
import { fileSet } from '../../schema/file-set';
import { templateFrontmatter } from './schema';
import { templateSearchPages } from './search-pages';

/** The project templates: one MDX file each. */
export const templates = fileSet({
  name: 'templates',
  folder: 'templates',
  extensions: ['.mdx', '.md'],
  type: 'Template',
  schema: templateFrontmatter,
  computed: { slug: z.string(), path: z.string() },
  compute(_, { relativePath }) {
    const slug = path.parse(relativePath).name;
    return { slug, path: `/templates/${slug}` };
  },
  fallback({ relativePath }) {
    const slug = path.parse(relativePath).name;
    return { name: slug, repository: 'owner/name', description: slug };
  },
  pages: (documents) =>
    documents.map(({ id, kind, path: route, sourceName, sourcePath }) => ({
      path: route,
      template: 'template',
      context: { layout: 'plain', id, kind },
      sourceName,
      sourcePath,
    })),
  searchPages: templateSearchPages,
});
