import { z } from 'zod';
import { strictObject } from '../../../settings/strict-object';
import { plainText } from '../../schema/text';

const link = z.url({ protocol: /^https?$/, error: 'a URL that starts with https://' });

/** Schema of an expert's file. */
export const expertFile = strictObject({
  name: plainText,
  since: plainText
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'a date, as in 2022-08-15')
    .optional()
    .describe('Day of the entry'),
  website: link.optional(),
  x: plainText.optional().describe("Handle, without the service's address"),
  github: plainText.optional(),
  linkedin: plainText.optional(),
  work: z.array(link, 'a list of addresses').default([]),
  summary: plainText.optional(),
});
