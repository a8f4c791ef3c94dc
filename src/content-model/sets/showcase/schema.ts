import { z } from 'zod';
import {
  type ShowcaseLinkType,
  showcaseLimits,
  showcaseLinkTypes,
} from '../../../shared/showcase/entry-draft';
import { strictObject } from '../../../site/strict-object';

/** An entry of the showcase, as its file has it. Sizes are in pixels. */
export interface ShowcaseFile {
  title: string;
  description?: string;
  width: number;
  height: number;
  submittedOn?: string;
  links: { type: ShowcaseLinkType; url: string }[];
  author?: { name: string; url?: string };
}

const text = z.string('text').min(1, 'text that is not empty');
const link = z.url({ protocol: /^https$/, error: 'an address that begins with https://' });
const pixels = z.number('a number of pixels').int().positive();

/** Schema of an entry's file. */
export const showcaseFile = strictObject({
  title: text.max(showcaseLimits.title, `a title of ${showcaseLimits.title} characters at most`),
  description: text
    .max(showcaseLimits.description, `a description of ${showcaseLimits.description} characters at most`)
    .optional(),
  width: pixels,
  height: pixels,
  submittedOn: text.regex(/^\d{4}-\d{2}-\d{2}$/, 'a date, as in 2024-04-22').optional(),
  links: z
    .array(
      strictObject({ type: z.enum(showcaseLinkTypes, `one of ${showcaseLinkTypes.join(', ')}`), url: link }),
    )
    .min(1, 'at least one link'),
  author: strictObject({ name: text, url: link.optional() }).optional(),
}) satisfies z.ZodType<ShowcaseFile>;
