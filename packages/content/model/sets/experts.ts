import path from 'node:path';
import { defaultTag, searchParts } from '@docs/search';
import { z } from 'zod';
import { strictObject } from '../../settings/strict-object';
import { workName } from '../../shared/work-name';
import { fileSet } from '../schema/file-set';
import { plainText } from '../schema/text';

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

/** The directory of experts: one YAML file each. */
export const experts = fileSet({
  name: 'experts',
  folder: 'experts',
  extensions: ['.yaml', '.yml'],
  type: 'Expert',
  schema: expertFile,
  computed: { slug: z.string(), path: z.string() },
  compute(_, { relativePath }) {
    const slug = path.parse(relativePath).name;
    return { slug, path: `/experts/${slug}` };
  },
  fallback: ({ relativePath }) => ({ name: path.parse(relativePath).name }),
  pages: (documents) =>
    documents.map(({ id, path: route, sourceName }) => ({
      path: route,
      template: 'expert',
      context: { layout: 'plain', id },
      sourceName,
    })),
  // Their names, their handles, and their work or a sentence about them.
  searchPages: (documents) =>
    documents.map(({ id, path: route, name, summary, work, github, x }) => ({
      nodeId: id,
      path: route,
      title: name,
      group: searchParts.experts,
      part: 'experts',
      tag: defaultTag,
      description: summary ?? (work.map(workName).join(', ') || undefined),
      keywords: [github, x].filter((handle) => handle !== null),
    })),
});
