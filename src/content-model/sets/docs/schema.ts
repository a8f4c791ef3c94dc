import { z } from 'zod';
import { strictObject } from '../../../site/strict-object';
import { asText, plainText } from '../../text';

/** Frontmatter of a doc as its author may write it. */
export interface DocFrontmatter {
  id?: string;
  title?: string;
  sidebar_label?: string;
  sidebar_position?: number;
  slug?: string;
  description?: string;
  /** What the page belongs to, shown above its title. */
  crumb?: string;
  image?: string;
  draft?: boolean;
  unlisted?: boolean;
  displayed_sidebar?: string | null;
  hide_title?: boolean;
  hide_table_of_contents?: boolean;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
  pagination_prev?: string | null;
  pagination_next?: string | null;
  pagination_label?: string;
  last_update?: { date?: string; author?: string };
  tags?: (string | { label: string; permalink?: string })[];
  keywords?: string[];
  /** Questions and phrases in people's words that the page answers; search finds the page by them. */
  answers?: string[];
  redirect_from?: string[];
  custom_edit_url?: string | null;
  /** The export that the page documents. */
  api?: { package: string; export: string };
  sidebar_class_name?: string;
  sidebar_key?: string;
  sidebar_custom_props?: Record<string, unknown>;
  parse_number_prefixes?: boolean;
}

const text = asText(plainText);
const flag = z.union([z.boolean(), z.stringbool()], 'true or false');
const level = z.coerce.number('a heading level from 2 to 6').int().min(2).max(6);
const date = z.string('a date, as in 2025-08-21').regex(/^\d{4}-\d{1,2}-\d{1,2}/, 'a date, as in 2025-08-21');

/** A list, for which a single value may stand. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(item));

/** Schema of a doc's frontmatter. */
export const docFrontmatter = strictObject({
  id: asText(plainText.regex(/^[^/]+$/, 'an id without a slash: the folder is added to it')).optional(),
  title: text.optional(),
  sidebar_label: text.optional(),
  sidebar_position: z.coerce.number('a number').optional(),
  slug: text.optional(),
  description: text.optional(),
  crumb: text.optional(),
  image: text.optional(),
  draft: flag.optional(),
  unlisted: flag.optional(),
  displayed_sidebar: text.nullable().optional(),
  hide_title: flag.optional(),
  hide_table_of_contents: flag.optional(),
  toc_min_heading_level: level.optional(),
  toc_max_heading_level: level.optional(),
  pagination_prev: text.nullable().optional(),
  pagination_next: text.nullable().optional(),
  pagination_label: text.optional(),
  last_update: z
    .object({ date: date.optional(), author: text.optional() }, 'a `date` and an `author`')
    .optional(),
  tags: listOf(z.union([text, z.object({ label: text, permalink: text.optional() })])).optional(),
  keywords: listOf(text).optional(),
  answers: listOf(text).optional(),
  redirect_from: listOf(asText(plainText.regex(/^\//, 'a route that begins with a slash'))).optional(),
  custom_edit_url: text.nullable().optional(),
  api: z.object({ package: text, export: text }, 'a `package` and an `export`').optional(),
  sidebar_class_name: text.optional(),
  sidebar_key: text.optional(),
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  parse_number_prefixes: flag.optional(),
}) satisfies z.ZodType<DocFrontmatter>;
