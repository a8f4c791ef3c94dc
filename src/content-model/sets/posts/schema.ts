import { z } from 'zod';
import { strictObject } from '../../../site/strict-object';
import { asText, plainText } from '../../text';
import { listOf } from '../docs/schema';

/** Frontmatter of a post as its author may write it. */
export interface PostFrontmatter {
  slug?: string;
  title?: string;
  /** ISO date; the file's name may hold it instead. */
  date?: string;
  /** Ids of `content/authors.yaml`, or authors in full. */
  authors?: (string | InlineAuthor)[];
  author?: string;
  author_title?: string;
  author_url?: string;
  author_image_url?: string;
  image?: string;
  description?: string;
  draft?: boolean;
  unlisted?: boolean;
  tags?: (string | { label: string; permalink?: string })[];
  keywords?: string[];
  /** Questions and phrases in people's words that the page answers; search finds the page by them. */
  answers?: string[];
  redirect_from?: string[];
  hide_table_of_contents?: boolean;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
  last_update?: { date?: string; author?: string };
}

/** An author written out in a post, in the words of the field. */
export interface InlineAuthor {
  name: string;
  title?: string;
  url?: string;
  github?: string;
  image_url?: string;
}

const text = asText(plainText);
const flag = z.union([z.boolean(), z.stringbool()], 'true or false');
const date = z.string('a date, as in 2025-08-21').regex(/^\d{4}-\d{1,2}-\d{1,2}/, 'a date, as in 2025-08-21');
const level = z.coerce.number('a heading level from 2 to 6').int().min(2).max(6);

/** Schema of an author written out. */
export const inlineAuthor = strictObject({
  name: text,
  title: text.optional(),
  url: z.url('an address').optional(),
  github: text.optional(),
  image_url: text.optional(),
}) satisfies z.ZodType<InlineAuthor>;

/** Schema of a post's frontmatter. */
export const postFrontmatter = strictObject({
  slug: text.optional(),
  title: text.optional(),
  date: date.optional(),
  authors: listOf(
    z.union([text, inlineAuthor], 'an id of content/authors.yaml, or an author with a `name`'),
  ).optional(),
  author: text.optional(),
  author_title: text.optional(),
  author_url: text.optional(),
  author_image_url: text.optional(),
  image: text.optional(),
  description: text.optional(),
  draft: flag.optional(),
  unlisted: flag.optional(),
  tags: listOf(z.union([text, z.object({ label: text, permalink: text.optional() })])).optional(),
  keywords: listOf(text).optional(),
  answers: listOf(text).optional(),
  redirect_from: listOf(asText(plainText.regex(/^\//, 'a route that begins with a slash'))).optional(),
  hide_table_of_contents: flag.optional(),
  toc_min_heading_level: level.optional(),
  toc_max_heading_level: level.optional(),
  last_update: z.object({ date: date.optional(), author: text.optional() }).optional(),
}) satisfies z.ZodType<PostFrontmatter>;
