import path from 'node:path';
import { z } from 'zod';
import { strictObject } from '../../../site/strict-object';
import { readFrontmatter } from '../../frontmatter';
import { checkYaml } from '../../yaml';
import type { ContentSet } from '../content-set';
import { listOf } from '../docs/schema';
import { proseSearchPages } from './search-pages';

/** Frontmatter of the prose of a hand-written page. */
export interface ProsePageFrontmatter {
  title: string;
  description?: string;
  /** A sentence shown large under the title. */
  lead?: string;
  /** Route of the page, for search; a page without one is not found by it. */
  path?: string;
  keywords: string[];
  /** Questions and phrases in people's words that the page answers; search finds the page by them. */
  answers: string[];
}

const text = z.string('text').min(1, 'text that is not empty');

/** Schema of the frontmatter of a hand-written page's prose. */
export const prosePageFrontmatter = strictObject({
  title: text,
  description: text.optional(),
  lead: text.optional(),
  path: text.regex(/^\//, 'a route that begins with a slash').optional(),
  keywords: listOf(text).default([]),
  answers: listOf(text).default([]),
}) satisfies z.ZodType<ProsePageFrontmatter>;

/** The prose of the pages in `src/pages`: an MDX file each, named as its page. It has no route of its own. */
export const prosePages: ContentSet = {
  name: 'pages',
  folder: 'pages',
  extensions: ['.mdx', '.md'],
  type: 'ProsePage',
  typeDefs: `
    type ProsePage implements Node @dontInfer {
      name: String!
      title: String!
      description: String
      lead: String
      path: String
      keywords: [String!]!
      answers: [String!]!
      relativePath: String!
      sourcePath: String!
      sourceName: String!
    }
  `,
  read(file, problems) {
    const yaml = readFrontmatter(file.source, file.name, problems);
    const name = path.parse(file.relativePath).name;
    return {
      ...(checkYaml(yaml, prosePageFrontmatter, file.name, problems) ?? {
        title: name,
        keywords: [],
        answers: [],
      }),
      name,
    };
  },
  searchPages: proseSearchPages,
};
