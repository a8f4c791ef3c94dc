import path from 'node:path';
import { defaultTag, searchParts } from '@docs/search';
import { z } from 'zod';
import { strictObject } from '../../settings/strict-object';
import { fileSet } from '../schema/file-set';
import { answeredQuestions, namesOf, plainText, text } from '../schema/text';

/** Schema of the frontmatter of a hand-written page's prose. */
export const prosePageFrontmatter = strictObject({
  title: plainText,
  description: plainText.optional(),
  lead: plainText.optional().describe('A sentence shown large under the title'),
  path: plainText
    .regex(/^\//, 'a route that begins with a slash')
    .optional()
    .describe('Route of the page. Search only finds pages that have it.'),
  keywords: namesOf(text).default([]),
  answers: answeredQuestions,
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
  searchPages: (documents) =>
    documents.flatMap(({ id, searchPath, title, description, keywords, answers, sourcePath }) =>
      searchPath === null
        ? []
        : {
            nodeId: id,
            path: searchPath,
            title,
            group: searchParts.site,
            part: 'site',
            tag: defaultTag,
            description: description ?? undefined,
            keywords,
            answers,
            source: sourcePath,
          },
    ),
});
