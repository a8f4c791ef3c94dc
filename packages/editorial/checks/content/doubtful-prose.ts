import type { ContentProblem } from '@docs/content/shared';
import type { CheckedPage } from './page';
import { lineAt, type ProseBlock, proseOf, type Sentence, sentencesOf, withoutCode } from './prose';

/** A habit that is often but not always a fault. The report lists it, and no check fails. */
interface Doubt {
  name: string;
  /** Returns whether a sentence has it. `isFirst` marks the first sentence below a heading. */
  has(sentence: string, isFirst: boolean): boolean;
  instead: string;
}

/** Longer sentences should usually be split. */
const mostWords = 30;

const products = 'React|Remotion|Chrome|Chromium|AWS|Windows|macOS|Linux|Node\\.js|Webpack|FFmpeg|Lambda';

const doubts: readonly Doubt[] = [
  {
    name: 'a long sentence',
    has: (text) => text.split(/\s+/).length > mostWords,
    instead: `at most ${mostWords} words: split it, or move the exception below`,
  },
  {
    name: 'more than one colon',
    has: (text) => (text.match(/:(?=\s)/g) ?? []).length > 1,
    instead: 'one colon at most',
  },
  {
    name: 'a product behind "of"',
    has: (text) => new RegExp(`\\b[a-z]+ of (?:${products})\\b`).test(text),
    instead: 'a possessive or a compound: "React\'s hook", "the Lambda function"',
  },
  {
    name: '"that of" or "those of"',
    has: (text) => /\b(?:that|those) of\b/i.test(text),
    instead: 'the thing itself, named again',
  },
  {
    name: 'a section that begins with a pronoun',
    has: (text, isFirst) => isFirst && /^(?:It|They|This|These|That|Those)\b(?! page\b)/.test(text),
    instead: 'the name of the thing: readers land on sections',
  },
  {
    name: 'an option without a verb',
    has: (text) => /^(?:How|Whether|Which|What) [^?]*[^?]$/.test(text) && text.split(/\s+/).length < 14,
    instead: 'a noun phrase or a sentence: "The log level.", "Sets …"',
  },
  {
    name: '"take" for use',
    has: (text) => /(?:^|, )take (?:`|x{2,}|[A-Z]|the (?:package|function|component|hook)\b)/i.test(text),
    instead: '"use"',
  },
];

/** A problem of the report, with the name of the habit. */
export interface DoubtfulSentence extends ContentProblem {
  habit: string;
}

/** Returns the sentences of a page that an editor should read again. Headings and table cells are left out. */
export function doubtfulProse(page: CheckedPage): DoubtfulSentence[] {
  const blocks = proseOf(page);
  return blocks.flatMap((block, index) => {
    if (block.kind !== 'paragraph') return [];
    const isBelowHeading = blocks[index - 1]?.kind === 'heading';
    return sentencesOf(block).flatMap((sentence, place) =>
      doubtsOf({ block, sentence, isFirst: isBelowHeading && place === 0, file: page.name }),
    );
  });
}

function doubtsOf({
  block,
  sentence,
  isFirst,
  file,
}: {
  block: ProseBlock;
  sentence: Sentence;
  isFirst: boolean;
  file: string;
}): DoubtfulSentence[] {
  const text = withoutCode(sentence.text);
  return doubts
    .filter(({ has }) => has(text, isFirst))
    .map(({ name, instead }) => ({
      habit: name,
      file,
      line: lineAt(block, sentence.offset),
      found: `${name}: "${sentence.text}"`,
      expected: instead,
    }));
}
