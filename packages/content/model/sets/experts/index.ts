import path from 'node:path';
import { z } from 'zod';
import { fileSet } from '../../schema/file-set';
import { expertFile } from './schema';
import { expertSearchPages } from './search-pages';

/** The directory of experts: one YAML file each. */
export const experts = fileSet({
  name: 'experts',
  folder: 'experts',
  extensions: ['.yaml', '.yml'],
  type: 'Expert',
  schema: expertFile,
  computed: { slug: z.string(), path: z.string() },
  compute(_, { relativePath }) {
    const slug = path.parse(relativePath).name;
    return { slug, path: `/experts/${slug}` };
  },
  fallback: ({ relativePath }) => ({ name: path.parse(relativePath).name }),
  pages: (documents) =>
    documents.map(({ id, path: route, sourceName }) => ({
      path: route,
      template: 'expert',
      context: { layout: 'plain', id },
      sourceName,
    })),
  searchPages: expertSearchPages,
});
