import { buildInvertedIndex, type InvertedIndex } from '../engine/inverted-index';
import { productOf } from '../engine/products';
import type { IndexedPage, IndexedSection, SearchData } from '../engine/search-data';
import { isStopWord } from '../engine/stop-words';
import { Synonyms } from '../engine/synonyms';
import { rankingWeights } from '../engine/weights';
import { squash } from '../engine/words';
import { PhraseTable } from './phrase-table';

/** What a page says about a word. */
export interface FoundLine {
  /** Path of the page's Markdown, without `.md`. */
  path: string;
  /** The heading of the section, if only a section says it. */
  heading?: string;
  /** Phrases that the page declares, or a passage of its text. */
  text: string;
}

/** A word of the index in all of its forms. */
export interface StemEntry {
  forms: string[];
  /** Number of pages that have the word. */
  count: number;
  /** The best pages, best first. */
  lines: FoundLine[];
  /** Paths of the next pages, best first. */
  others: string[];
}

/** Maximum number of pages in an entry. */
export const mostPages = 60;
/** Number of pages that are quoted if none of their phrases is listed. */
const mostQuoted = 8;
const longestReason = 90;

/**
 * Ranks the pages for every word of the index, except stop words and numbers. `nameOf` returns the path of a page's Markdown,
 * without `.md`.
 */
export function stemEntries(data: SearchData, nameOf: (route: string) => string): StemEntry[] {
  const index = buildInvertedIndex(data, rankingWeights.fields);
  const ranking = new WordRanking(data, index, nameOf);
  return familiesOf(index)
    .filter(({ forms }) => /^[a-z0-9]*[a-z][a-z0-9]+$/.test(forms[0] as string) && !forms.some(isStopWord))
    .map(({ family, forms }) => ranking.entry(family, forms));
}

/** Returns the terms of an index grouped by stem, shortest term first. */
function familiesOf({ vocabulary }: InvertedIndex): { family: number; forms: string[] }[] {
  const families = Array.from({ length: vocabulary.familyCount }, (_, family) => ({
    family,
    forms: [] as string[],
  }));
  for (const [id, term] of vocabulary.terms.entries())
    families[vocabulary.familyOf[id] as number]?.forms.push(term);
  for (const { forms } of families) forms.sort((a, b) => a.length - b.length);
  return families;
}

/** Ranks pages for single words by the same weights as the engine, which is made for whole queries. */
class WordRanking {
  private readonly phrases: PhraseTable;
  private readonly synonyms: Synonyms;
  private readonly titles: readonly string[];
  private readonly slugs: readonly string[];
  private readonly linked: readonly number[];
  private readonly isOther: readonly boolean[];
  /** Scratch space of the ranking, by page. */
  private readonly pagePart: Float64Array;
  private readonly bestPart: Float64Array;
  private readonly bestSection: Uint32Array;
  private readonly score: Float64Array;
  /** The blocks of sections in lowercase, as far as they were needed. */
  private readonly lower: (string[] | undefined)[] = [];

  constructor(
    private readonly data: SearchData,
    private readonly index: InvertedIndex,
    private readonly nameOf: (route: string) => string,
  ) {
    this.phrases = new PhraseTable(data, index);
    this.synonyms = new Synonyms(data.synonyms);
    this.titles = data.pages.map(({ title }) => squash(title));
    this.slugs = data.pages.map(({ path }) => squash(/[^/]*(?=\/?$)/.exec(path)?.[0] ?? ''));
    this.linked = data.pages.map(({ rank }) => 1 + rankingWeights.popularity * Math.log2(1 + rank));
    this.isOther = data.pages.map((page) => productOf(page) >= 0);
    const { length } = data.pages;
    this.pagePart = new Float64Array(length);
    this.bestPart = new Float64Array(length);
    this.bestSection = new Uint32Array(length);
    this.score = new Float64Array(length);
  }

  entry(family: number, forms: string[]): StemEntry {
    const { pages, count } = this.rank(family, forms);
    const phrases = new Map(this.phrases.of(family));
    const lines: FoundLine[] = [];
    const others: string[] = [];
    for (const [rank, { page, section }] of pages.entries()) {
      const said = phrases.get(page);
      phrases.delete(page);
      if (said) lines.push({ path: this.pathOf(page), text: textOf(said) });
      else if (rank < mostQuoted) lines.push(this.quote(page, section, forms));
      else others.push(this.pathOf(page));
    }
    for (const [page, said] of phrases) lines.push({ path: this.pathOf(page), text: textOf(said) });
    return { forms, count, lines, others };
  }

  private pathOf(page: number): string {
    return this.nameOf((this.data.pages[page] as IndexedPage).path);
  }

  /** Returns the best pages for a word, each with its best section, and the number of all pages that have the word. */
  private rank(family: number, forms: readonly string[]) {
    const touched: number[] = [];
    for (const { id, quality } of this.meanings(forms)) this.gather(id, quality, touched);
    const { pageSaturation, sectionSaturation, bestSection, otherProduct } = rankingWeights;
    const factors = this.phrases.factors(family);
    for (const page of touched) {
      const part = this.pagePart[page] as number;
      const best = this.bestPart[page] as number;
      this.pagePart[page] = 0;
      const evidence = part / (part + pageSaturation) + (bestSection * best) / (best + sectionSaturation);
      const name = this.nameFactor(page, forms);
      const product = this.isOther[page] && name === 1 ? otherProduct : 1;
      this.score[page] = evidence * name * product * (this.linked[page] as number) * (factors.get(page) ?? 1);
    }
    const best = touched.sort((a, b) => (this.score[b] as number) - (this.score[a] as number) || a - b);
    const pages = best
      .slice(0, mostPages)
      .map((page) => ({ page, section: this.bestSection[page] as number }));
    return { pages, count: this.countOf(forms) };
  }

  /** Returns the terms that a word stands for: its forms, its synonyms, and terms that it is the beginning of. */
  private meanings(forms: readonly string[]): { id: number; quality: number }[] {
    const { vocabulary } = this.index;
    const { synonym, prefix } = rankingWeights.guesses;
    const [word = ''] = forms;
    const found = new Map<number, number>();
    const put = (id: number, quality: number) => found.set(id, Math.max(found.get(id) ?? 0, quality));
    for (const id of vocabulary.family(word)) put(id, 1);
    for (const other of this.synonyms.of(word)) for (const id of vocabulary.family(other)) put(id, synonym);
    for (const id of word.length >= 3 ? vocabulary.startingWith(word) : [])
      put(id, (prefix * word.length) / (vocabulary.terms[id] as string).length);
    return [...found].map(([id, quality]) => ({ id, quality }));
  }

  /** Adds what a term is worth to the pages that have it, and lists the pages that had nothing before. */
  private gather(id: number, quality: number, touched: number[]): void {
    const { starts, sections, weights } = this.index;
    for (let at = starts[id] as number; at < (starts[id + 1] as number); at++) {
      const section = sections[at] as number;
      const value = quality * (weights[at] as number);
      const page = this.pageOf(section);
      if (this.pagePart[page] === 0) {
        touched.push(page);
        this.bestPart[page] = 0;
      }
      this.pagePart[page] = (this.pagePart[page] as number) + value;
      if (value > (this.bestPart[page] as number)) {
        this.bestPart[page] = value;
        this.bestSection[page] = section;
      }
    }
  }

  private countOf(forms: readonly string[]): number {
    const { vocabulary, starts, sections } = this.index;
    const pages = new Set<number>();
    for (const form of forms) {
      const id = vocabulary.find(form) ?? -1;
      for (let at = starts[id] ?? 0; at < (starts[id + 1] ?? 0); at++)
        pages.add(this.pageOf(sections[at] as number));
    }
    return pages.size;
  }

  private pageOf(section: number): number {
    return (this.data.sections[section] as IndexedSection).page;
  }

  /** Returns the factor of a page whose title or last path segment is one of the forms of a word. */
  private nameFactor(page: number, forms: readonly string[]): number {
    const [title, slug] = [this.titles[page] as string, this.slugs[page] as string];
    if (forms.includes(title)) return rankingWeights.exactTitle;
    if (forms.includes(slug)) return rankingWeights.slug;
    return forms.some((form) => form.length >= 3 && title.startsWith(form)) ? rankingWeights.titlePrefix : 1;
  }

  /** Quotes the first passage of a section that has a form of the word, or how the section begins. */
  private quote(page: number, number: number, forms: readonly string[]): FoundLine {
    const { path: route, first } = this.data.pages[page] as IndexedPage;
    const path = this.nameOf(route);
    const { heading, blocks } = this.data.sections[number] as IndexedSection;
    this.lower[number] ??= blocks.map((text) => text.toLowerCase());
    for (const [at, text] of this.lower[number].entries()) {
      const place = forms.reduce((found, form) => (found < 0 ? wordAt(text, form) : found), -1);
      if (place >= 0)
        return { path, ...(number > first ? { heading } : {}), text: cut(blocks[at] as string, place) };
    }
    return { path, ...(number > first ? { heading } : {}), text: cut(blocks[0] ?? '') };
  }
}

/** Returns where a text has a word or a word that starts with it, or -1. */
function wordAt(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/[a-z0-9]/.test(text[at - 1] ?? '')) return at;
  return -1;
}

/** Joins the phrases of a page, until the line is long. */
function textOf(phrases: readonly string[]): string {
  const texts: string[] = [];
  for (const text of phrases) {
    if (texts.length > 0 && texts.join(' · ').length + text.length > 2 * longestReason) break;
    texts.push(cut(text));
  }
  return texts.join(' · ');
}

/** Shortens a text to the words around a place in it. */
function cut(text: string, place = -1): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= longestReason) return plain;
  const from = place > longestReason / 2 ? plain.indexOf(' ', place - longestReason / 2) + 1 : 0;
  const part = plain.slice(from, from + longestReason);
  const end = from + part.length < plain.length ? part.lastIndexOf(' ') : part.length;
  return `${from > 0 ? '…' : ''}${part.slice(0, end)}${from + end < plain.length ? '…' : ''}`;
}
