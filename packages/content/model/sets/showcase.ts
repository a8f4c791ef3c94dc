import path from 'node:path';
import { z } from 'zod';
import { strictObject } from '../../settings/strict-object';
import { showcaseLimits, showcaseLinkTypes } from '../../shared/showcase-entry';
import { fileSet } from '../schema/file-set';
import { plainText } from '../schema/text';

const link = z.url({ protocol: /^https$/, error: 'a URL that starts with https://' });
const pixels = z.number('a number of pixels').int().positive();

/** Schema of a showcase file. */
export const showcaseFile = strictObject({
  title: plainText.max(showcaseLimits.title, `a title of ${showcaseLimits.title} characters at most`),
  description: plainText
    .max(showcaseLimits.description, `a description of ${showcaseLimits.description} characters at most`)
    .optional(),
  width: pixels,
  height: pixels,
  submittedOn: plainText.regex(/^\d{4}-\d{2}-\d{2}$/, 'a date, as in 2024-04-22').optional(),
  links: z
    .array(
      strictObject({ type: z.enum(showcaseLinkTypes, `one of ${showcaseLinkTypes.join(', ')}`), url: link }),
      'a list of links',
    )
    .min(1, 'at least one link'),
  author: strictObject({ name: plainText, url: link.optional() }).optional(),
  poster: link
    .optional()
    .describe('Source of the poster in static/showcase; `npm run update -- showcase-posters` writes both'),
});

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
