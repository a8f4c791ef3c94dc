import { z } from 'zod';
import { strictObject } from '../../../site/strict-object';
import { listOf } from '../docs/schema';

/** Kinds that templates are filtered by. */
export const templateKinds = ['starter', 'framework', 'media', 'data', 'product'] as const;

/** Frontmatter of a starter template. */
export interface TemplateFrontmatter {
  name: string;
  /** `owner/name` on GitHub. */
  repository: string;
  branch: string;
  previewUrl?: string;
  tailwindOption: boolean;
  stackblitz: boolean;
  contributedBy?: string;
  paid: boolean;
  featured: boolean;
  order: number;
  kind: (typeof templateKinds)[number];
  description: string;
  /** Flag of the create command where it differs from the file's name. */
  cliId?: string;
  keywords: string[];
  /** Questions and phrases in people's words that the page answers; search finds the page by them. */
  answers: string[];
}

const text = z.string('text').min(1, 'text that is not empty');
const flag = z.boolean('true or false');

/** Schema of a template's frontmatter. */
export const templateFrontmatter = strictObject({
  name: text,
  repository: text.regex(/^[\w.-]+\/[\w.-]+$/, 'a repository, as in owner/name'),
  branch: text.default('main'),
  previewUrl: z.url('an address').optional(),
  tailwindOption: flag.default(false),
  stackblitz: flag.default(false),
  contributedBy: text.optional(),
  paid: flag.default(false),
  featured: flag.default(false),
  order: z.number('a number').default(1000),
  kind: z.enum(templateKinds, `one of ${templateKinds.join(', ')}`).default('starter'),
  description: text,
  cliId: text.optional(),
  keywords: listOf(text).default([]),
  answers: listOf(text).default([]),
}) satisfies z.ZodType<TemplateFrontmatter>;
