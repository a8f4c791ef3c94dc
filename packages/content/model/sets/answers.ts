import { z } from 'zod';
import { strictObject } from '../../settings/strict-object';
import { checkYaml } from '../schema/check-yaml';
import { plainText, route, text } from '../schema/text';
import { readYaml } from '../schema/yaml';
import type { ContentSet } from './content-set';

/** Schema of the file of written answers. */
export const answersFile = z.array(
  strictObject({
    question: plainText.describe('The question, as a reader would ask it'),
    asked: z.array(text).default([]).describe('Other wordings of the question'),
    answer: plainText
      .regex(/^(?!.*(?:\*\*|\]\())/s, 'text without Markdown, except names of code in backticks')
      .describe('Two or three sentences of plain text; names in code go in backticks'),
    sources: z
      .array(route)
      .min(1, 'at least one source')
      .describe(
        'Pages that the answer is taken from, best with a heading: `/docs/license#who-needs-a-license`',
      ),
  }),
);

const fields = z.object({
  question: z.string(),
  asked: z.array(z.string()),
  answer: z.string(),
  sources: z.array(z.string()),
  /** Line of each source in the file. */
  sourceLines: z.array(z.number()),
});

/**
 * Written answers to the most common questions, in a single file, `content/answers.yaml`, most important first. Ask
 * shows them instead of the passages that the search finds.
 */
export const answers: ContentSet<'WrittenAnswer', typeof fields> = {
  name: 'answers',
  folder: 'answers.yaml',
  extensions: ['.yaml'],
  type: 'WrittenAnswer',
  fields,
  read(file, { problems }) {
    const yaml = readYaml(file.source, file.name, problems);
    const all = checkYaml(yaml, answersFile, file.name, problems) ?? [];
    return all.map((each, place) => ({
      ...each,
      sourceLines: each.sources.map((_, source) => yaml.lineOf([place, 'sources', source]) ?? 1),
    }));
  },
};
