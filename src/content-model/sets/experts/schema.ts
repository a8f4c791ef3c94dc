import { z } from 'zod';
import { strictObject } from '../../../site/strict-object';

/** An expert of the directory, as its file has it. */
export interface ExpertFile {
  name: string;
  /** ISO date of the entry. */
  since?: string;
  website?: string;
  /** Handles: without the service's address. */
  x?: string;
  github?: string;
  linkedin?: string;
  work?: string[];
  summary?: string;
}

const text = z.string('text').min(1, 'text that is not empty');
const link = z.url({ protocol: /^https?$/, error: 'an address that begins with https://' });

/** Schema of an expert's file. */
export const expertFile = strictObject({
  name: text,
  since: text.regex(/^\d{4}-\d{2}-\d{2}$/, 'a date, as in 2022-08-15').optional(),
  website: link.optional(),
  x: text.optional(),
  github: text.optional(),
  linkedin: text.optional(),
  work: z.array(link, 'a list of addresses').optional(),
  summary: text.optional(),
}) satisfies z.ZodType<ExpertFile>;
