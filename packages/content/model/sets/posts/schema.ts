import { z } from 'zod';
import { strictObject } from '../../../settings/strict-object';
import {
  answeredQuestions,
  date,
  flag,
  headingLevel,
  listOf,
  namesOf,
  route,
  tag,
  text,
} from '../../schema/text';

/** Schema of an author: an entry of `content/authors.yaml`, or an inline author in a post. */
export const inlineAuthor = strictObject({
  name: text,
  title: text.optional(),
  url: z.url('an address').optional(),
  github: text.optional(),
  image_url: text.optional(),
});

/** Schema of a post's frontmatter. */
export const postFrontmatter = strictObject({
  slug: text.optional(),
  title: text.optional(),
  date: date.optional().describe('ISO date; the name of the file may hold it instead'),
  authors: listOf(
    z.union([text, inlineAuthor], 'an id of content/authors.yaml, or an author with a `name`'),
  ).optional(),
  author: text.optional(),
  author_title: text.optional(),
  author_url: text.optional(),
  author_image_url: text.optional(),
  image: text.optional(),
  description: text.optional(),
  draft: flag.default(false),
  unlisted: flag.default(false),
  tags: namesOf(tag).default([]),
  facts: z
    .array(
      strictObject({ name: text, value: text, to: text.optional() }),
      'a list of facts with `name` and `value`',
    )
    .default([])
    .describe('Key facts, shown as a table above the text'),
  keywords: namesOf(text).default([]),
  answers: answeredQuestions,
  redirect_from: listOf(route).default([]),
  hide_table_of_contents: flag.default(false),
  toc_min_heading_level: headingLevel.default(2),
  toc_max_heading_level: headingLevel.default(3),
  last_update: z.object({ date: date.optional(), author: text.optional() }).optional(),
});

/** Frontmatter of a post after validation, with defaults. */
export type PostFrontmatter = z.output<typeof postFrontmatter>;

/** Frontmatter keys that do not become fields of a post. */
export const hiddenKeys = [
  'authors',
  'author',
  'author_title',
  'author_url',
  'author_image_url',
  'last_update',
] as const;

/** An author as written in a post: an id or an inline author. */
export const authorRef = z.object({
  id: z.string().nullable(),
  name: z.string().nullable(),
  title: z.string().nullable(),
  url: z.string().nullable(),
  github: z.string().nullable(),
  imageUrl: z.string().nullable(),
});

/** An author of a post: an id or an inline author. */
export type AuthorRef = z.output<typeof authorRef>;

/** Fields of a post that depend on its set, its path and its frontmatter. */
export const computedFields = {
  set: z.string(),
  slug: z.string(),
  path: z.string(),
  redirectFrom: z.array(z.string()),
  title: z.string(),
  date: z.string(),
  authorRefs: z.array(authorRef),
  ownLastUpdate: z.string().nullable(),
};
