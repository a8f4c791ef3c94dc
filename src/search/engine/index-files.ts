import { anchorOf } from './anchor';
import type { IndexedPage, IndexedSection, SearchData } from './search-data';
import { type CodedTexts, decodeSteps, decodeTexts, encodeTexts } from './word-code';
import { fold, wordsOf } from './words';

/**
 * Increment with every change of the file format: a page that was loaded before a deployment must not misread
 * files loaded after it.
 */
export const indexFormat = 4;

/**
 * The first file: all titles and headings, enough for the first results. `code` contains the path, the title
 * and the headings of each page.
 */
export interface TitleFile extends CodedTexts {
  format: number;
  build: string;
  /** Values that pages share: groups, parts, tags and languages. */
  common: string[];
  /**
   * Per page: the indexes of its group, part, tag and language in `common`, the number of pages that link to
   * it, and 1 if it has a description, else 0.
   */
  facts: number[][];
  /** One line per page, with one digit per heading: its level. */
  levels: string;
  /** Anchors that cannot be derived from their headings, by section number. */
  anchors: Record<number, string>;
}

/**
 * The second file: texts and names of every section. `code` is decoded after that of the first file. It
 * contains, for each page, the keywords and the answers, then the blocks, names and errors of each section.
 */
export interface TextFile extends CodedTexts {
  format: number;
  build: string;
  synonyms: readonly (readonly string[])[];
  /** Number of blocks per section. */
  counts: number[];
}

/** Encodes the search data as two files. */
export function encodeIndex(data: SearchData): { titles: TitleFile; texts: TextFile } {
  const { pages, sections, synonyms, build } = data;
  const below = pages.map((page) => sections.slice(page.first + 1, page.first + page.count));
  const names = pages.flatMap((page, number) => {
    const headings = (below[number] ?? []).map(({ heading }) => heading);
    return [page.path, page.title, ...headings].map(oneLine);
  });
  const [titles, texts] = encodeTexts(names, textsOf(data)) as [CodedTexts, CodedTexts];
  const head = { format: indexFormat, build };
  const { common, places } = shareValues(
    pages.map(({ group, part, tag, language }) => [group, part, tag, language]),
  );
  return {
    titles: {
      ...head,
      common,
      facts: pages.map(({ rank, isDescribed }, page) => [...(places[page] ?? []), rank, isDescribed ? 1 : 0]),
      levels: below.map((list) => list.map(({ level }) => level).join('')).join('\n'),
      anchors: unusualAnchors(data),
      ...titles,
    },
    texts: { ...head, ...texts, synonyms, counts: sections.map(({ blocks }) => blocks.length) },
  };
}

/** Returns a copy of the first file with new groups: one per page, in the order of the pages. */
export function withGroups(titles: TitleFile, groups: readonly string[]): TitleFile {
  const values = titles.facts.map((facts, page) => [
    groups[page] ?? '',
    ...facts.slice(1, 4).map((place) => titles.common[place] ?? ''),
  ]);
  const { common, places } = shareValues(values);
  return {
    ...titles,
    common,
    facts: titles.facts.map((facts, page) => [...(places[page] ?? []), ...facts.slice(4)]),
  };
}

/** Returns each value once, and the indexes of the values of each page. */
function shareValues(pages: readonly string[][]): { common: string[]; places: number[][] } {
  const common = [...new Set(pages.flat())];
  const numbers = new Map(common.map((text, number) => [text, number]));
  return { common, places: pages.map((values) => values.map((text) => numbers.get(text) as number)) };
}

function unusualAnchors({ pages, sections }: SearchData): TitleFile['anchors'] {
  const anchors: TitleFile['anchors'] = {};
  for (const { first, count } of pages) {
    const taken = new Map<string, number>();
    for (let number = first + 1; number < first + count; number++) {
      const { heading, anchor } = sections[number] as IndexedSection;
      if (anchorOf(heading, taken) !== anchor) anchors[number] = anchor;
    }
  }
  return anchors;
}

function textsOf({ pages, sections }: SearchData): string[] {
  const texts: string[] = [];
  const commonNames = namesOfMany({ pages, sections });
  for (const page of pages) {
    texts.push(page.keywords.map(oneLine).join('\t'), page.answers.map(oneLine).join('\t'));
    const own = sections.slice(page.first, page.first + page.count);
    const said = new Set(own.flatMap(({ blocks }) => blocks.flatMap(foldedWords)));
    for (const { blocks, names, errors } of own) {
      // Omits names that the page's text contains, since the text already matches them, and names that many
      // pages use, since they do not tell pages apart.
      const unsaid = names.filter(
        (name) => !commonNames.has(name) && !foldedWords(name).every((word) => said.has(word)),
      );
      texts.push(...blocks.map(oneLine), unsaid.join(' '), errors.map(oneLine).join('\t'));
    }
  }
  return texts;
}

/** A name in the samples of more pages than this does not tell them apart. */
const mostPagesOfName = 4;

function namesOfMany({ pages, sections }: Pick<SearchData, 'pages' | 'sections'>): Set<string> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const own = sections.slice(page.first, page.first + page.count).flatMap(({ names }) => names);
    for (const name of new Set(own)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([name, count]) => (count > mostPagesOfName ? [name] : [])));
}

const foldedWords = (text: string) => wordsOf(text).map((word) => fold(word.text));

/** Decodes the files. Without the second file, only titles and headings can be searched. */
export function decodeIndex(titles: TitleFile, texts?: TextFile): SearchData {
  return indexOf(titles, texts, decodeTexts(titles, ...(texts ? [texts] : [])));
}

/** Decodes both files without blocking the thread: awaits `pause` between steps. */
export async function decodeInSteps(
  titles: TitleFile,
  texts: TextFile,
  pause: () => Promise<void>,
): Promise<SearchData> {
  const steps = decodeSteps(titles, texts);
  for (;;) {
    const step = steps.next();
    if (step.done) return indexOf(titles, texts, step.value);
    await pause();
  }
}

function indexOf(
  titles: TitleFile,
  texts: TextFile | undefined,
  [names = [], contents = []]: readonly string[][],
): SearchData {
  const name = inOrder(names);
  const content = inOrder(contents);
  const levels = titles.levels.split('\n');
  const sections: IndexedSection[] = [];
  const pages = titles.facts.map((facts, number): IndexedPage => {
    const [group = '', part = '', tag = '', language = ''] = facts
      .slice(0, 4)
      .map((place) => titles.common[place] ?? '');
    const [path, title] = [name(), name()];
    const [keywords, answers] = [entries(content()), entries(content())];
    const first = sections.length;
    const taken = new Map<string, number>();
    for (const [place, level] of [...`1${levels[number] ?? ''}`].entries()) {
      const heading = place === 0 ? title : name();
      const usual = place === 0 ? '' : anchorOf(heading, taken);
      sections.push({
        page: number,
        level: Number(level),
        heading,
        anchor: titles.anchors[sections.length] ?? usual,
        blocks: Array.from({ length: texts?.counts[sections.length] ?? 0 }, content),
        names: content().split(' ').filter(Boolean),
        errors: entries(content()),
      });
    }
    const [rank = 0, described] = facts.slice(4);
    const count = sections.length - first;
    const isDescribed = described === 1;
    return { path, title, group, part, tag, language, keywords, answers, rank, isDescribed, first, count };
  });
  return {
    build: titles.build,
    pages,
    sections,
    synonyms: texts?.synonyms ?? [],
    hasText: texts !== undefined,
  };
}

/** Returns a function that returns the next text with each call, and empty texts after the last one. */
function inOrder(texts: readonly string[]): () => string {
  let next = 0;
  return () => texts[next++] ?? '';
}

function entries(line: string): string[] {
  return line.split('\t').filter(Boolean);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
