import path from 'node:path';
import { z } from 'zod';
import { fileSet } from '../../schema/file-set';
import { showcaseFile } from './schema';

/** Videos made by the community: one YAML file each. */
export const showcase = fileSet({
  name: 'showcase',
  folder: 'showcase',
  extensions: ['.yaml', '.yml'],
  type: 'ShowcaseEntry',
  schema: showcaseFile,
  computed: { slug: z.string() },
  compute: (_, { relativePath }) => ({ slug: path.parse(relativePath).name }),
  fallback: ({ relativePath }) => ({
    title: path.parse(relativePath).name,
    width: 1,
    height: 1,
    links: [{ type: 'video' as const, url: 'https://example.com' }],
  }),
});
