import path from 'node:path';
import { defaultTag, searchParts } from '@docs/search';
import { z } from 'zod';
import { strictObject } from '../../settings/strict-object';
import { fileSet } from '../schema/file-set';
import { answeredQuestions, namesOf, plainText, text } from '../schema/text';

/** Categories that templates can be filtered by. */
const templateKinds = ['starter', 'framework', 'media', 'data', 'product'] as const;

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
  keywords: namesOf(text).default([]),
  answers: answeredQuestions,
});

/** The project templates: one MDX file each. */
export const templates = fileSet({
  name: 'templates',
  folder: 'templates',
  extensions: ['.mdx', '.md'],
  type: 'Template',
  schema: templateFrontmatter,
  computed: { slug: z.string(), path: z.string() },
  compute(_, { relativePath }) {
    const slug = path.parse(relativePath).name;
    return { slug, path: `/templates/${slug}` };
  },
  fallback({ relativePath }) {
    const slug = path.parse(relativePath).name;
    return { name: slug, repository: 'owner/name', description: slug };
  },
  pages: (documents) =>
    documents.map(({ id, kind, path: route, sourceName, sourcePath }) => ({
      path: route,
      template: 'template',
      context: { layout: 'plain', id, kind },
      sourceName,
      sourcePath,
    })),
  searchPages: (documents) =>
    documents.map(({ id, path: route, name, slug, description, cliId, keywords, answers, sourcePath }) => ({
      nodeId: id,
      path: route,
      title: name,
      group: searchParts.templates,
      part: 'templates',
      tag: defaultTag,
      description,
      // The command to run: `npx create-video --hello-world`.
      keywords: ['template', `--${cliId ?? slug}`, ...keywords],
      answers,
      source: sourcePath,
    })),
});
