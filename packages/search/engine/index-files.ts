import { anchorOf } from './anchor';
import type { IndexedPage, IndexedSection, SearchData } from './search-data';
import { foldedWords } from './words';

/**
 * Increment with every change of the file format: a page that was loaded before a deployment must not misread
 * files loaded after it.
 */
export const indexFormat = 6;

/** Level, text and anchor of a heading. The anchor is absent if it is the usual one for its text. */
type FileHeading = [level: number, heading: string, anchor?: string];

/** The first file: all titles and headings, enough for the first results. */
export interface TitleFile {
  format: number;
  build: string;
  pages: (Pick<
    IndexedPage,
    'path' | 'title' | 'group' | 'part' | 'tag' | 'language' | 'rank' | 'isDescribed'
  > & {
    headings: FileHeading[];
  })[];
}

/**
 * The second file: the texts of the same pages and sections, in the same order. Lists of the same kind are next to each
 * other, because they compress better that way.
 */
export interface TextFile extends Pages, Sections {
  format: number;
  build: string;
  synonyms: SearchData['synonyms'];
}

/** One list of phrases for each page, by kind. */
type Pages = Record<'keywords' | 'answers' | 'symptoms', (readonly string[])[]>;
/** One list for each section of all pages, by kind. */
type Sections = Record<'blocks' | 'names' | 'errors', (readonly string[])[]>;

/** Splits the search data into two files. */
export function indexFiles(data: SearchData): { titles: TitleFile; texts: TextFile } {
  const head = { format: indexFormat, build: data.build };
  const isCommon = namesOfManyPages(data);
  const sectionsOf = ({ first, count }: IndexedPage) => data.sections.slice(first, first + count);
  return {
    titles: {
      ...head,
      pages: data.pages.map((page) => {
        const { path, title, group, part, tag, language, rank, isDescribed } = page;
        const headings = fileHeadings(sectionsOf(page).slice(1));
        return { path, title, group, part, tag, language, rank, isDescribed, headings };
      }),
    },
    texts: {
      ...head,
      synonyms: data.synonyms,
      keywords: data.pages.map(({ keywords }) => keywords),
      answers: data.pages.map(({ answers }) => answers),
      symptoms: data.pages.map(({ symptoms }) => symptoms),
      blocks: data.sections.map(({ blocks }) => blocks),
      names: data.pages.flatMap((page) => {
        const isKnown = wordsIn(sectionsOf(page));
        return sectionsOf(page).map(({ names }) => names.filter((name) => !isCommon(name) && !isKnown(name)));
      }),
      errors: data.sections.map(({ errors }) => errors),
    },
  };
}

/** Reads the files. Without the second file, only titles and headings can be searched. */
export function readIndexFiles(titles: TitleFile, texts?: TextFile): SearchData {
  const sections: IndexedSection[] = [];
  const pages = titles.pages.map(({ headings, ...page }, number): IndexedPage => {
    const first = sections.length;
    const taken = new Map<string, number>();
    const all: FileHeading[] = [[1, page.title, ''], ...headings];
    for (const [place, [level, heading, anchor]] of all.entries()) {
      const usual = place > 0 ? anchorOf(heading, taken) : '';
      const section = sections.length;
      sections.push({
        page: number,
        level,
        heading,
        anchor: anchor ?? usual,
        blocks: texts?.blocks[section] ?? [],
        names: texts?.names[section] ?? [],
        errors: texts?.errors[section] ?? [],
      });
    }
    const keywords = texts?.keywords[number] ?? [];
    const answers = texts?.answers[number] ?? [];
    const symptoms = texts?.symptoms[number] ?? [];
    return { ...page, keywords, answers, symptoms, first, count: all.length };
  });
  const synonyms = texts?.synonyms ?? [];
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
const mostPagesOfName = 4;

function namesOfManyPages({ pages, sections }: SearchData): (name: string) => boolean {
  const counts = new Map<string, number>();
  for (const { first, count } of pages) {
    const names = new Set(sections.slice(first, first + count).flatMap((section) => section.names));
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return (name) => (counts.get(name) ?? 0) > mostPagesOfName;
}
