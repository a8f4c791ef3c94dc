import { maskVariables } from './error-text';
import type { IndexedPage, IndexedSection, SearchData } from './search-data';
import { Synonyms } from './synonyms';
import { type Phrases, visitTerms } from './terms';
import { Vocabulary } from './vocabulary';
import type { FieldWeight, FieldWeights } from './weights';

/** Maps every term to the sections that contain it, with a weight for each section. */
export interface InvertedIndex {
  vocabulary: Vocabulary;
  /** Where the entries of each term begin in the two arrays below, plus the total number of entries. */
  starts: Uint32Array;
  sections: Uint32Array;
  weights: Float32Array;
  /** Inverse document frequency of each family, which is all terms with the same stem. */
  familyRarity: Float32Array;
}

/** Number of sections processed per step. */
const sectionsPerStep = 200;

/** Builds the index of titles, headings, and texts if they are loaded. */
export function buildInvertedIndex(data: SearchData, fields: FieldWeights): InvertedIndex {
  const steps = indexSteps(data, fields);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Builds the index in steps of a few milliseconds, for callers that share their thread. */
export function* indexSteps(data: SearchData, fields: FieldWeights): Generator<void, InvertedIndex> {
  const writer = new EntryWriter(
    new Synonyms(data.synonyms).phrases,
    fields.saturation,
    fields.lengthPenalty,
  );
  for (const [number, section] of data.sections.entries()) {
    const page = data.pages[section.page] as IndexedPage;
    writer.begin(number);
    if (page.first === number) addPage(writer, page, fields);
    else writer.add([section.heading], fields.heading);
    writer.add(section.blocks, fields.text);
    writer.add(section.names, fields.name);
    writer.add(section.errors.map(maskVariables), fields.error);
    if (number % sectionsPerStep === sectionsPerStep - 1) yield;
  }
  return writer.finish(data);
}

function addPage(writer: EntryWriter, page: IndexedPage, fields: FieldWeights): void {
  writer.add([page.title], fields.title);
  writer.add(page.keywords, fields.keyword);
  writer.add(page.answers, fields.answer);
  writer.add(page.symptoms, fields.symptom);
  // Omits the first folder, which is the part of the site. No query names it.
  writer.add([page.path.split('/').slice(2).join(' '), page.group], fields.path);
}

/** Collects the entries section by section, and sorts them by term at the end. */
class EntryWriter {
  private readonly ids = new Map<string, number>();
  private readonly terms: number[] = [];
  private readonly sections: number[] = [];
  private readonly weights: number[] = [];
  /** Index of the last entry of each term. It belongs to the current section if it is at least `first`. */
  private readonly places: number[] = [];
  private section = 0;
  private first = 0;

  constructor(
    private readonly phrases: Phrases,
    private readonly saturation: number,
    private readonly lengthPenalty: number,
  ) {}

  begin(section: number): void {
    this.section = section;
    this.first = this.terms.length;
  }

  /** Adds one field. The weight of a term saturates with its repetitions, sooner in a short field (BM25). */
  add(texts: readonly string[], { weight, length: typical }: FieldWeight): void {
    const counts = new Map<number, number>();
    let length = 0;
    const count = (term: string) => {
      const id = this.idOf(term);
      counts.set(id, (counts.get(id) ?? 0) + 1);
      length++;
    };
    for (const text of texts) visitTerms(text, count, this.phrases);
    const half = this.saturation * (1 - this.lengthPenalty + (this.lengthPenalty * length) / typical);
    for (const [id, repeated] of counts) this.addWeight(id, (weight * repeated) / (repeated + half));
  }

  private idOf(term: string): number {
    let id = this.ids.get(term);
    if (id === undefined) {
      id = this.ids.size;
      this.ids.set(term, id);
      this.places.push(-1);
    }
    return id;
  }

  private addWeight(id: number, weight: number): void {
    const place = this.places[id] as number;
    if (place >= this.first) {
      this.weights[place] = (this.weights[place] as number) + weight;
      return;
    }
    this.places[id] = this.terms.length;
    this.terms.push(id);
    this.sections.push(this.section);
    this.weights.push(weight);
  }

  /** Returns the entries sorted by term, then by section. */
  finish(data: SearchData): InvertedIndex {
    const names = [...this.ids.keys()];
    const order = names
      .map((_, id) => id)
      .sort((a, b) => ((names[a] as string) < (names[b] as string) ? -1 : 1));
    const rankOf = new Uint32Array(names.length);
    for (const [rank, id] of order.entries()) rankOf[id] = rank;
    const starts = new Uint32Array(names.length + 1);
    for (const id of this.terms) {
      const next = (rankOf[id] as number) + 1;
      starts[next] = (starts[next] as number) + 1;
    }
    for (let rank = 1; rank < starts.length; rank++)
      starts[rank] = (starts[rank] as number) + (starts[rank - 1] as number);
    const free = starts.slice();
    const sections = new Uint32Array(this.terms.length);
    const weights = new Float32Array(this.terms.length);
    for (const [entry, id] of this.terms.entries()) {
      const rank = rankOf[id] as number;
      const place = free[rank] as number;
      free[rank] = place + 1;
      sections[place] = this.sections[entry] as number;
      weights[place] = this.weights[entry] as number;
    }
    const vocabulary = new Vocabulary(order.map((id) => names[id] as string));
    return {
      vocabulary,
      starts,
      sections,
      weights,
      familyRarity: raritiesOf({ vocabulary, starts, sections }, data),
    };
  }
}

/** Returns the inverse document frequency of a word that `pages` of `all` pages contain. */
export function rarity(pages: number, all: number): number {
  return Math.log(1 + (all - pages + 0.5) / (pages + 0.5));
}

function raritiesOf(
  { vocabulary, starts, sections }: Pick<InvertedIndex, 'vocabulary' | 'starts' | 'sections'>,
  data: SearchData,
): Float32Array {
  const pages = new Map<number, Set<number>>();
  for (let id = 0; id < vocabulary.terms.length; id++) {
    const family = vocabulary.familyOf[id] as number;
    const own = pages.get(family) ?? new Set();
    for (let at = starts[id] as number; at < (starts[id + 1] as number); at++)
      own.add((data.sections[sections[at] as number] as IndexedSection).page);
    pages.set(family, own);
  }
  return Float32Array.from({ length: vocabulary.familyCount }, (_, family) =>
    rarity(pages.get(family)?.size ?? 0, data.pages.length),
  );
}
