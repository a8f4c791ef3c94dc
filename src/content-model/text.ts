import { z } from 'zod';

/** Schema of text that says something. */
export const plainText = z.string('text').min(1, 'text that is not empty');

/** Schema of text that YAML may have read as a number or as true or false: `title: 404` is the text `404`. */
export const asText = (schema: z.ZodString) =>
  z.preprocess(
    (value) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value),
    schema,
  );
