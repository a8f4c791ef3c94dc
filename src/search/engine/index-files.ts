import { anchorOf } from './anchor';
import type { IndexedPage, IndexedSection, SearchData } from './search-data';
import { decodeSteps, decodeTexts, encodeTexts } from './word-code';
import { fold, wordsOf } from './words';

/** Changes with the form of the files: a page that was loaded before a deployment must not misread what it loads after it. */
export const indexFormat = 2;

/** The first file: all titles and headings, enough for the first results. Lists of texts are written one a line. */
export interface TitleFile {
  format: number;
  build: string;
  groups: string[];
  parts: string[];
  tags: string[];
  languages: string[];
  paths: string;
  titles: string;
  /** Per page the numbers of its group, part, tag and language, how many pages link to it, and 1 where it has a description. */
  facts: number[][];
  /** Per page a digit for the level of each heading, one page a line. */
  levels: string;
  headings: string;
  /** Anchors that do not follow from their headings, by number of the section. */
  anchors: Record<number, string>;
}

/** The second file: texts and names of every section. */
export interface TextFile {
  format: number;
  build: string;
  words: string;
  synonyms: readonly (readonly string[])[];
  /** Per page its keywords and its answers, and then per section its blocks, names and errors. */
  code: string;
  length: number;
  /** Per section how many blocks it has. */
  counts: number[];
}

/** Writes what can be searched as two files. */
export function encodeIndex(data: SearchData): { titles: TitleFile; texts: TextFile } {
  const head = { format: indexFormat, build: data.build };
  return { titles: { ...head, ...encodeTitles(data) }, texts: { ...head, ...encodeSections(data) } };
}

function encodeTitles({ pages, sections }: SearchData): Omit<TitleFile, 'format' | 'build'> {
  const lists = {
    group: table<string>(),
    part: table<string>(),
    tag: table<string>(),
    language: table<string>(),
  };
  const facts = pages.map((page) => [
    lists.group.number(page.group),
    lists.part.number(page.part),
    lists.tag.number(page.tag),
    lists.language.number(page.language),
    page.rank,
    page.isDescribed ? 1 : 0,
  ]);
  const below = pages.map((page) => sections.slice(page.first + 1, page.first + page.count));
  const anchors: Record<number, string> = {};
  for (const page of pages) {
    const expected = anchorsOf(sections, page);
    expected.forEach((anchor, index) => {
      const section = sections[page.first + 1 + index] as IndexedSection;
      if (section.anchor !== anchor) anchors[page.first + 1 + index] = section.anchor;
    });
  }
  return {
    groups: lists.group.entries,
    parts: lists.part.entries,
    tags: lists.tag.entries,
    languages: lists.language.entries,
    paths: pages.map((page) => page.path).join('\n'),
    titles: pages.map((page) => oneLine(page.title)).join('\n'),
    facts,
    levels: below.map((list) => list.map((section) => section.level).join('')).join('\n'),
    headings: below
      .flat()
      .map((section) => oneLine(section.heading))
      .join('\n'),
    anchors,
  };
}

function encodeSections({ pages, sections, synonyms }: SearchData): Omit<TextFile, 'format' | 'build'> {
  const texts: string[] = [];
  const commonNames = namesOfMany({ pages, sections });
  for (const page of pages) {
    texts.push(page.keywords.map(oneLine).join('\t'), page.answers.map(oneLine).join('\t'));
    const own = sections.slice(page.first, page.first + page.count);
    const said = new Set(own.flatMap(({ blocks }) => blocks.flatMap(foldedWords)));
    for (const { blocks, names, errors } of own) {
      // A name that the page's text has too is found there, and one that many pages use leads to none of them.
      const unsaid = names.filter(
        (name) => !commonNames.has(name) && !foldedWords(name).every((word) => said.has(word)),
      );
      texts.push(...blocks.map(oneLine), unsaid.join(' '), errors.map(oneLine).join('\t'));
    }
  }
  return { ...encodeTexts(texts), synonyms, counts: sections.map(({ blocks }) => blocks.length) };
}

/** A name that the samples of more pages use says nothing about one of them. */
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

/** Reads the files; without the second one only titles and headings can be searched. */
export function decodeIndex(titles: TitleFile, texts?: TextFile): SearchData {
  return indexOf(titles, texts && { ...texts, decoded: decodeTexts(texts) });
}

/** Reads both files without holding up others: `pause` gives them a turn. */
export async function decodeInSteps(
  titles: TitleFile,
  texts: TextFile,
  pause: () => Promise<void>,
): Promise<SearchData> {
  const steps = decodeSteps(texts);
  for (;;) {
    const step = steps.next();
    if (step.done) return indexOf(titles, { ...texts, decoded: step.value });
    await pause();
  }
}

/** Texts of every section, read. */
type DecodedTexts = Pick<TextFile, 'counts' | 'synonyms'> & { decoded: readonly string[] };

function indexOf(titles: TitleFile, texts: DecodedTexts | undefined): SearchData {
  const [paths, names, levels] = [titles.paths, titles.titles, titles.levels].map((list) =>
    list.split('\n'),
  ) as [string[], string[], string[]];
  const headings = titles.headings.split('\n');
  const sections: IndexedSection[] = [];
  const pages = paths.map((path, number): IndexedPage => {
    const [group = 0, part = 0, tag = 0, language = 0, rank = 0, described = 0] = titles.facts[number] ?? [];
    const first = sections.length;
    const title = names[number] ?? '';
    sections.push({ page: number, level: 1, heading: title, anchor: '', blocks: [], names: [], errors: [] });
    for (const level of levels[number] ?? '') {
      const heading = headings[sections.length - number - 1] ?? '';
      sections.push({
        page: number,
        level: Number(level),
        heading,
        anchor: '',
        blocks: [],
        names: [],
        errors: [],
      });
    }
    return {
      path,
      title,
      group: titles.groups[group] ?? '',
      part: titles.parts[part] ?? '',
      tag: titles.tags[tag] ?? '',
      language: titles.languages[language] ?? '',
      keywords: [],
      answers: [],
      rank,
      isDescribed: described === 1,
      first,
      count: sections.length - first,
    };
  });
  for (const page of pages) {
    anchorsOf(sections, page).forEach((anchor, index) => {
      const section = page.first + 1 + index;
      sections[section] = {
        ...(sections[section] as IndexedSection),
        anchor: titles.anchors[section] ?? anchor,
      };
    });
  }
  const { build } = titles;
  if (!texts) return { build, pages, sections, synonyms: [], hasText: false };
  const { synonyms } = texts;
  return { build, synonyms, ...withTexts({ pages, sections }, texts), hasText: true };
}

function withTexts(
  { pages, sections }: Pick<SearchData, 'pages' | 'sections'>,
  { counts, decoded }: DecodedTexts,
): Pick<SearchData, 'pages' | 'sections'> {
  let at = 0;
  const phrases: Pick<IndexedPage, 'keywords' | 'answers'>[] = [];
  const filled = sections.map((section, number) => {
    if (pages[section.page]?.first === number)
      phrases.push({ keywords: entries(decoded[at++]), answers: entries(decoded[at++]) });
    const end = at + (counts[number] ?? 0);
    const blocks = decoded.slice(at, end);
    const names = (decoded[end] ?? '').split(' ').filter(Boolean);
    at = end + 2;
    return { ...section, blocks, names, errors: entries(decoded[end + 1]) };
  });
  return {
    pages: pages.map((page, number) => ({ ...page, ...phrases[number] })),
    sections: filled,
  };
}

function entries(line = ''): string[] {
  return line.split('\t').filter(Boolean);
}

/** The anchors that the headings of a page have unless an author chose others. */
function anchorsOf(sections: readonly IndexedSection[], page: IndexedPage): string[] {
  const taken = new Map<string, number>();
  return sections
    .slice(page.first + 1, page.first + page.count)
    .map(({ heading }) => anchorOf(heading, taken));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function table<Entry>(): { entries: Entry[]; number(entry: Entry): number } {
  const entries: Entry[] = [];
  const numbers = new Map<Entry, number>();
  return {
    entries,
    number(entry) {
      const known = numbers.get(entry);
      if (known !== undefined) return known;
      numbers.set(entry, entries.length);
      return entries.push(entry) - 1;
    },
  };
}
