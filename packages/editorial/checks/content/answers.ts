import type { ContentProblem } from '@docs/content/shared';
import { foldedWords, isStopWord, stemOf } from '@docs/search';
import type { AnswerRules, DocsReview } from '../review/schema';
import type { CheckedPage } from './page';

/** Minimum number of phrases. With fewer, most ways to ask the question are missing. */
const fewest = 3;
/** Maximum number of pages that share a phrase. A phrase on more pages does not lead to any of them. */
const mostPages = 3;

/** Returns the rules for answers; a folder without `review.json` requires none. */
export function answerRules(review: DocsReview | undefined): AnswerRules {
  return review?.answers ?? { required: false, shared: {} };
}

/** What answers are checked against. */
export interface AnswerContext {
  /** Whether every page must state answers; and phrases that many pages may share, with the reason. */
  rules: AnswerRules;
  /**
   * Queries of the search benchmark. They measure the quality of answers, so answers must not repeat them.
   */
  queries: readonly string[];
}

/**
 * Checks the `answers` and `symptoms` of all pages: there are enough answers, no phrase repeats a title or a
 * benchmark query, and few pages share one.
 */
export function checkAnswers(
  pages: readonly CheckedPage[],
  { rules, queries }: AnswerContext,
): ContentProblem[] {
  const searched = pages.filter(isSearched);
  const benchmark = new Set(queries.map(normalize));
  const shared = new Set(Object.keys(rules.shared).map(normalize));
  const stated = new Map<string, CheckedPage[]>();
  for (const page of searched)
    for (const key of new Set(phrasesOf(page).map(normalize)))
      stated.set(key, [...(stated.get(key) ?? []), page]);
  return searched.flatMap((page) => [
    ...(rules.required ? checkCount(page) : []),
    ...phrasesOf(page).flatMap((answer) => {
      const key = normalize(answer);
      const others = stated.get(key) ?? [];
      if (key === normalize(String(page.fields.title ?? page.fields.name ?? '')))
        return [problem(page, answer, 'which repeats the title', 'a phrase that the title does not say')];
      if (others.length > mostPages && !shared.has(key))
        return [
          problem(
            page,
            answer,
            `which ${others.length} pages state`,
            `a phrase that at most ${mostPages} pages answer, or a reason under \`answers.shared\` in content/review.json`,
          ),
        ];
      if (benchmark.has(key))
        return [problem(page, answer, 'which is a query of the search benchmark', 'a phrase of your own')];
      return [];
    }),
  ]);
}

/** Normalizes a phrase for comparison: the sorted stems of its significant words. */
export function normalize(phrase: string): string {
  const words = foldedWords(phrase);
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).map(stemOf).sort().join(' ');
}

function checkCount(page: CheckedPage): ContentProblem[] {
  const { length } = answersOf(page);
  if (length >= fewest) return [];
  return [
    {
      file: page.name,
      line: page.lineOfKey('answers'),
      found: length === 0 ? 'a page without `answers`' : `only ${length} \`answers\``,
      expected: `${fewest} to 8 questions or phrases that the page answers`,
      fix: 'Add what people search for if they do not know the title: `answers: [add a watermark, …]`.',
    },
  ];
}

function problem(page: CheckedPage, answer: string, what: string, expected: string): ContentProblem {
  return {
    file: page.name,
    line: page.lineOfKey('answers'),
    found: `the answer "${answer}", ${what}`,
    expected,
    fix: 'Reword it, or remove it.',
  };
}

/**
 * Returns whether search includes a page: docs, posts, templates, and hand-written pages that state their
 * route.
 */
function isSearched({ type, fields }: CheckedPage): boolean {
  return !fields.unlisted && (type !== 'ProsePage' || typeof fields.path === 'string');
}

function answersOf({ fields }: CheckedPage): string[] {
  return (fields.answers as string[] | undefined) ?? [];
}

function phrasesOf(page: CheckedPage): string[] {
  return [...answersOf(page), ...((page.fields.symptoms as string[] | undefined) ?? [])];
}
