import { z } from 'zod';
import { strictObject } from '../../../settings/strict-object';
import { listOf, plainText, text } from '../../schema/text';

/** Categories that templates can be filtered by. */
export const templateKinds = ['starter', 'framework', 'media', 'data', 'product'] as const;

const flag = z.boolean('true or false');

/** Schema of a template's frontmatter. */
export const templateFrontmatter = strictObject({
  name: plainText,
  repository: plainText.regex(/^[\w.-]+\/[\w.-]+$/, 'a repository, as in owner/name'),
  branch: plainText.default('main'),
  previewUrl: z.url('an address').optional(),
  tailwindOption: flag.default(false),
  stackblitz: flag.default(false),
  contributedBy: plainText.optional(),
  paid: flag.default(false),
  featured: flag.default(false),
  order: z.number('a number').default(1000),
  kind: z.enum(templateKinds, `one of ${templateKinds.join(', ')}`).default('starter'),
  description: plainText,
  cliId: plainText.optional().describe("Flag of the create command, if it differs from the file's name"),
  createVersion: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/, 'a version, as in 4.0.411')
    .optional()
    .describe('The last version of create-video with this template, if newer ones do not have it'),
  keywords: listOf(text).default([]),
  answers: listOf(text)
    .default([])
    .describe("Questions and phrases in people's words that the page answers; search finds the page by them"),
});
