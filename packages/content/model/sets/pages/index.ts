import path from 'node:path';
import { z } from 'zod';
import { strictObject } from '../../../settings/strict-object';
import { fileSet } from '../../schema/file-set';
import { listOf, plainText, text } from '../../schema/text';
import { proseSearchPages } from './search-pages';

/** Schema of the frontmatter of a hand-written page's prose. */
export const prosePageFrontmatter = strictObject({
  title: plainText,
  description: plainText.optional(),
  lead: plainText.optional().describe('A sentence shown large under the title'),
  path: plainText
    .regex(/^\//, 'a route that begins with a slash')
    .optional()
    .describe('Route of the page. Search only finds pages that have it.'),
  keywords: listOf(text).default([]),
  answers: listOf(text)
    .default([])
    .describe("Questions and phrases in people's words that the page answers; search finds the page by them"),
});

/**
 * The prose of the pages in `src/pages`: one MDX file per page, with the page's name. It has no route of its
 * own.
 */
export const prosePages = fileSet({
  name: 'pages',
  folder: 'pages',
  extensions: ['.mdx', '.md'],
  type: 'ProsePage',
  schema: prosePageFrontmatter,
  hidden: ['path'],
  // Not `path`: the route belongs to the page in `src/pages`.
  computed: { name: z.string(), searchPath: z.string().nullable() },
  compute: (matter, { relativePath }) => ({
    name: path.parse(relativePath).name,
    searchPath: matter.path ?? null,
  }),
  fallback: ({ relativePath }) => ({ title: path.parse(relativePath).name }),
  searchPages: proseSearchPages,
});
