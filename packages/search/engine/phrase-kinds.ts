import type { IndexedPage, SearchData } from './search-data';

/** Kinds of phrases of a page. */
export const phraseKinds = [
  'title',
  'keyword',
  'answer',
  'symptom',
  'heading',
  'error',
  'description',
] as const;
export type PhraseKind = (typeof phraseKinds)[number];

/** Returns the phrases of a page by kind. The heading of its first section is its title. */
export function phraseTexts(page: IndexedPage, data: SearchData): Record<PhraseKind, readonly string[]> {
  const sections = data.sections.slice(page.first, page.first + page.count);
  return {
    title: [page.title],
    keyword: page.keywords,
    answer: page.answers,
    symptom: page.symptoms,
    heading: sections.slice(1).map(({ heading }) => heading),
    error: sections.flatMap(({ errors }) => errors),
    description: page.isDescribed ? (sections[0]?.blocks.slice(0, 1) ?? []) : [],
  };
}
