import { z } from 'zod';

/** Schema of non-empty text. */
export const plainText = z.string('text').min(1, 'text that is not empty');

/**
 * Returns a schema of text that YAML may have parsed as a number or boolean: `title: 404` is the text `404`.
 */
export const asText = (schema: z.ZodString) =>
  z.preprocess(
    (value) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value),
    schema,
  );

/** Text in frontmatter. */
export const text = asText(plainText);

/** A boolean, or the words `true` and `false`. */
export const flag = z.union([z.boolean(), z.stringbool()], 'true or false');

/** A date in frontmatter (ISO 8601); may include a time. */
export const date = z
  .string('a date, as in 2025-08-21')
  .trim()
  .regex(/^\d{4}-\d{1,2}-\d{1,2}/, { error: 'a date, as in 2025-08-21', abort: true })
  .refine((value) => isDay(value), 'a day that exists, as in 2025-08-21');

/** Returns whether a text begins with an existing date: there is no February 30. */
export function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split(/\D/).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const levels = 'a heading level from 2 to 6';

/** The first or last heading level in a table of contents. */
export const headingLevel = z.coerce.number(levels).int(levels).min(2, levels).max(6, levels);

/** A route that starts with a slash. */
export const route = asText(plainText.regex(/^\//, 'a route that begins with a slash'));

/** A list; a single value counts as a list of one. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(item));

/** A list of names. In a single text, commas are between them. */
export const namesOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) =>
      typeof value === 'string' && value.includes(',') ? value.split(',').map((name) => name.trim()) : value,
    listOf(item),
  );

/** A tag: its label, or an object that has one. */
export const tag = z
  .union([text, z.object({ label: text, permalink: text.optional() })])
  .transform((value) => (typeof value === 'string' ? value : value.label))
  .pipe(z.string());

/** The questions of readers that a page answers. */
export const answeredQuestions = listOf(text)
  .default([])
  .describe("Questions and phrases in people's words that the page answers; search finds the page by them");
