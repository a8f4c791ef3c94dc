import { z } from 'zod';
import { strictObject } from '../../../settings/strict-object';
import {
  answeredQuestions,
  asText,
  date,
  flag,
  headingLevel,
  listOf,
  namesOf,
  plainText,
  route,
  tag,
  text,
} from '../../schema/text';

/** Frontmatter of a doc, as authors write it. */
export const docFrontmatter = strictObject({
  id: asText(plainText.regex(/^[^/]+$/, 'an id without a slash: the folder is added to it')).optional(),
  title: text.optional(),
  sidebar_label: text.optional(),
  sidebar_position: z.coerce.number('a number').optional(),
  slug: text.optional(),
  description: text.optional(),
  crumb: text.optional().describe('What the page belongs to: tells pages with equal titles apart'),
  image: text.optional(),
  draft: flag.default(false),
  unlisted: flag.default(false),
  displayed_sidebar: text.nullable().optional(),
  hide_title: flag.default(false),
  hide_table_of_contents: flag.default(false),
  toc_min_heading_level: headingLevel.default(2),
  toc_max_heading_level: headingLevel.default(3),
  pagination_prev: text.nullable().optional(),
  pagination_next: text.nullable().optional(),
  pagination_label: text.optional(),
  last_update: z
    .object({ date: date.optional(), author: text.optional() }, 'a `date` and an `author`')
    .optional(),
  tags: namesOf(tag).default([]),
  keywords: namesOf(text).default([]),
  answers: answeredQuestions,
  symptoms: listOf(text)
    .default([])
    .describe(
      'What people see go wrong, in their words, that the page explains; search finds the page by it',
    ),
  redirect_from: listOf(route).default([]),
  custom_edit_url: text.nullable().optional(),
  api: z
    .object({ package: text, export: text }, 'a `package` and an `export`')
    .optional()
    .describe('The export that the page documents'),
  reviewed: asText(plainText.regex(/^\d+\.\d+\.\d+$/, 'a version such as 4.0.357'))
    .optional()
    .describe(
      'The version of Remotion that the page was last compared with; `reviewed` of review.json if absent',
    ),
  sidebar_class_name: text.optional(),
  sidebar_key: text.optional(),
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  parse_number_prefixes: flag.optional(),
});

/** Frontmatter of a doc after validation, with defaults. */
export type DocFrontmatter = z.output<typeof docFrontmatter>;

/** Frontmatter keys that do not become fields of a doc. */
export const hiddenKeys = [
  'id',
  'slug',
  'last_update',
  'custom_edit_url',
  'sidebar_class_name',
  'sidebar_key',
  'sidebar_custom_props',
  'parse_number_prefixes',
] as const;

/** Fields of a doc that depend on its file, its folder and its frontmatter. */
export const computedFields = {
  /** Folder and local id, as in `lambda/setup`. */
  docId: z.string(),
  path: z.string(),
  title: z.string(),
  hasDisplayedSidebar: z.boolean(),
  hidesPrev: z.boolean(),
  hidesNext: z.boolean(),
  ownLastUpdate: z.string().nullable(),
  hasOwnEditUrl: z.boolean(),
  ownEditUrl: z.string().nullable(),
  /** The digests of its sections by the ids of their headings. */
  sections: z.record(z.string(), z.string()),
  /** The packages that its type-checked samples import. */
  sampledPackages: z.array(z.string()),
};
