import type { ContentProblem } from '@docs/content/shared';
import type { CheckedPage } from './page';
import { lineAt, type ProseBlock, proseOf, sentencesOf, withoutCode } from './prose';

/** A phrase that a native technical writer would not use, and its replacement. */
interface StiffPhrase {
  pattern: RegExp;
  instead: string;
}

const phrases: readonly StiffPhrase[] = [
  { pattern: /\banew\b/i, instead: '"again", or a verb such as "restart" or "rebuild"' },
  { pattern: /\bwhoever\b(?!.*\?)/i, instead: '"anyone who", "if you" or the person\'s role' },
  {
    pattern: /\b(?:is|are|was|were) to be (?:had|found|seen)\b/i,
    instead: '"is available" or an active verb',
  },
  { pattern: /\bof no (?:help|use|avail)\b/i, instead: '"does not help"' },
  { pattern: /\b(?:made|makes?) ready\b/i, instead: '"prepared"' },
  { pattern: /\bfor whatever reason\b/i, instead: 'the reason, or nothing' },
  { pattern: /\bin vain\b/i, instead: '"without success", or say what happens' },
  { pattern: /\bbr(?:ing|ings|ought) along\b/i, instead: '"comes with" or "includes"' },
  { pattern: /\bbelongs? into\b/i, instead: '"belongs in"' },
  { pattern: /\b(?:takes?|took) notice of\b/i, instead: '"takes into account" or "notices"' },
  {
    pattern: /\b(?:there|here|where)(?:of|upon|with|unto|from)\b/i,
    instead: '"of it", "with this" and so on',
  },
  {
    pattern:
      /\b(?:lies?|stands?|stood) (?:in|inside|above|below|behind|beside|next to)\b|\bstands? (?:at|on)\b/i,
    instead: '"is" for the place of a file or of an element',
  },
  { pattern: /\balso if\b/i, instead: '"even if"' },
  { pattern: /\bbesides\b/i, instead: '"also", "in addition to" or "except"' },
  { pattern: /\ba further\b/i, instead: '"another"' },
  { pattern: /\bin frames? \d/i, instead: '"at frame"' },
  { pattern: /\bfrom frame \d+ on\b/i, instead: '"starting at frame"' },
  { pattern: /\bthe same exact\b/i, instead: '"the exact same"' },
  { pattern: /(?:^|[.:] )At \d+\.\d+\.\d+,/, instead: '"In 4.0.357, …" or "As of 4.0.357, …"' },
  { pattern: /(?:^|[.:] )Left out[:,]/, instead: '"If you omit it, …"' },
  { pattern: /\bor the process ends\b/i, instead: 'what happens: "Otherwise, the process ends."' },
  { pattern: /\bsomething with\b/i, instead: 'the thing itself' },
  { pattern: /\bthe other way round\b/i, instead: '"the other way around" or "the reverse"' },
  { pattern: /\bof its own accord\b/i, instead: '"by itself"' },
  { pattern: /\bhas been phased out since\b/i, instead: '"is being phased out (announced …)"' },
  { pattern: /\bunlike the one of\b|\bis the one of\b|\bas the one of\b/i, instead: '"that of"' },
];

/**
 * A sentence whose subject is a clause, such as "What you leave out keeps its default." Allowed in questions
 * and headings.
 */
const whatClause = /^What\b(?!.*\?)/s;

/**
 * Finds phrases and sentences that sound translated or archaic. Unlike textlint's rules, these target this
 * site's own habits: add a pattern when a reader stumbles over a phrase.
 */
export function checkStiffPhrases(page: CheckedPage): ContentProblem[] {
  return proseOf(page).flatMap((block) => [
    ...phraseProblems(block, page.name),
    ...(block.kind === 'paragraph' ? clauseProblems(block, page.name) : []),
  ]);
}

function phraseProblems(block: ProseBlock, file: string): ContentProblem[] {
  const text = withoutCode(block.text);
  return phrases.flatMap(({ pattern, instead }) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const line = lineAt(block, match.index);
    const fix = 'Rewrite the sentence as you would say it.';
    return [{ file, line, found: `"${match[0]}"`, expected: instead, fix }];
  });
}

function clauseProblems(block: ProseBlock, file: string): ContentProblem[] {
  return sentencesOf(block).flatMap(({ text, offset }) =>
    whatClause.test(text)
      ? [
          {
            file,
            line: lineAt(block, offset),
            found: `a sentence that begins with a "What" clause: "${start(text)}"`,
            expected: 'a sentence that begins with its subject',
            fix: 'Name the thing: "Options that you leave out keep their defaults."',
          },
        ]
      : [],
  );
}

/** Returns the first words of a sentence, for a message. */
function start(text: string): string {
  const words = text.split(/\s+/);
  return words.length > 6 ? `${words.slice(0, 6).join(' ')} …` : text;
}
