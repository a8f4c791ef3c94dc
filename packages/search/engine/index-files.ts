import { anchorOf } from './anchor';
import type { IndexedPage, IndexedSection, SearchData } from './search-data';
import { foldedWords } from './words';

/**
 * Increment with every change of the file format: a page that was loaded before a deployment must not misread
 * files loaded after it.
 */
export const indexFormat = 8;

/** Level, text and anchor of a heading. The anchor is absent if it is the usual one for its text. */
type FileHeading = [level: number, heading: string, anchor?: string];

/** The fields of pages in the first file. */
const titleFields = ['path', 'title', 'group', 'part', 'tag', 'language', 'rank', 'isDescribed'] as const;

/**
 * The first file: all titles and headings, enough for the first results. Each field is a list with one value for each page,
 * because equal values compress better next to each other.
 */
export type TitleFile = { format: number; build: string; headings: FileHeading[][] } & {
  [Field in (typeof titleFields)[number]]: IndexedPage[Field][];
};

/** The second file: the texts of the same pages and sections, in the same order. */
export interface TextFile {
  format: number;
  build: string;
  synonyms: SearchData['synonyms'];
  /** One list of phrases for each page, by kind, and one list for each section of all pages, by kind. */
  texts: Record<
    'keywords' | 'answers' | 'symptoms' | 'blocks' | 'names' | 'errors',
    readonly (readonly string[])[]
  >;
}

/** Splits the search data into two files. */
export function indexFiles(data: SearchData): { titles: TitleFile; texts: TextFile } {
  const { build, pages, sections, synonyms } = data;
  const head = { format: indexFormat, build };
  const isCommon = namesOfManyPages(data);
  const sectionsOf = ({ first, count }: IndexedPage) => sections.slice(first, first + count);
  const fields = titleFields.map((field) => [field, pages.map((page) => page[field])] as const);
  return {
    titles: {
      ...head,
      ...(Object.fromEntries(fields) as Pick<TitleFile, (typeof titleFields)[number]>),
      headings: pages.map((page) => fileHeadings(sectionsOf(page).slice(1))),
    },
    texts: {
      ...head,
      synonyms,
      texts: {
        keywords: pages.map(({ keywords }) => keywords),
        answers: pages.map(({ answers }) => answers),
        symptoms: pages.map(({ symptoms }) => symptoms),
        blocks: sections.map(({ blocks }) => blocks),
        names: pages.flatMap((page) => {
          const isKnown = wordsIn(sectionsOf(page));
          return sectionsOf(page).map(({ names }) =>
            names.filter((name) => !isCommon(name) && !isKnown(name)),
          );
        }),
        errors: sections.map(({ errors }) => errors),
      },
    },
  };
}

/** Reads the files. Without the second file, only titles and headings can be searched. */
export function readIndexFiles(titles: TitleFile, textFile?: TextFile): SearchData {
  const texts = textFile?.texts;
  const sections: IndexedSection[] = [];
  const pages = titles.headings.map((headings, page): IndexedPage => {
    const first = sections.length;
    const taken = new Map<string, number>();
    const fields = Object.fromEntries(titleFields.map((field) => [field, titles[field][page]]));
    const all: FileHeading[] = [[1, titles.title[page] as string, ''], ...headings];
    for (const [place, [level, heading, anchor]] of all.entries()) {
      const usual = place > 0 ? anchorOf(heading, taken) : '';
      const section = sections.length;
      sections.push({
        page,
        level,
        heading,
        anchor: anchor ?? usual,
        blocks: texts?.blocks[section] ?? [],
        names: texts?.names[section] ?? [],
        errors: texts?.errors[section] ?? [],
      });
    }
    return {
      ...(fields as Pick<IndexedPage, (typeof titleFields)[number]>),
      keywords: texts?.keywords[page] ?? [],
      answers: texts?.answers[page] ?? [],
      symptoms: texts?.symptoms[page] ?? [],
      first,
      count: all.length,
    };
  });
  const synonyms = textFile?.synonyms ?? [];
  return { build: titles.build, pages, sections, synonyms, hasText: texts !== undefined };
}

function fileHeadings(sections: readonly IndexedSection[]): FileHeading[] {
  const taken = new Map<string, number>();
  return sections.map(({ level, heading, anchor }) =>
    anchorOf(heading, taken) === anchor ? [level, heading] : [level, heading, anchor],
  );
}

/** Returns a predicate for names whose words are already in the text of a page, so that the search finds them there. */
function wordsIn(sections: readonly IndexedSection[]): (name: string) => boolean {
  const words = new Set(sections.flatMap(({ blocks }) => blocks.flatMap(foldedWords)));
  return (name) => foldedWords(name).every((word) => words.has(word));
}

/** A name in the samples of more pages than this does not help to tell the pages apart. */
const mostPagesOfName = 2;

function namesOfManyPages({ pages, sections }: SearchData): (name: string) => boolean {
  const counts = new Map<string, number>();
  for (const { first, count } of pages) {
    const names = new Set(sections.slice(first, first + count).flatMap((section) => section.names));
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return (name) => (counts.get(name) ?? 0) > mostPagesOfName;
}
