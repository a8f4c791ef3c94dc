import { type RankedPage, Ranker } from '../engine/ranking';
import type { IndexedPage, IndexedSection, SearchData } from '../engine/search-data';
import { isStopWord } from '../engine/stop-words';
import { visitTerms } from '../engine/terms';

/** A page, or one of its sections, that a word finds. */
export interface FoundPlace {
  /** Route of the page. */
  path: string;
  title: string;
  /** The section's heading; absent if the page as a whole was found. */
  heading?: string;
  /** The words of the page that match: a question it answers, its description, or a passage. */
  reason: string;
}

/** A word of the index in all of its forms, with the best places, best first. */
export interface StemEntry {
  forms: string[];
  places: FoundPlace[];
}

/** Maximum number of places in an entry. */
export const mostPlaces = 8;
/** Number of pages whose phrases are compared. Pages that rank lower cannot get into the best eight. */
const mostCompared = 16;
const longestReason = 80;

/** Ranks the pages for every word of the index, except stop words and numbers. */
export function stemEntries(data: SearchData): StemEntry[] {
  const ranker = new Ranker(data);
  const reasons = new Reasons(data);
  const pageOf = (section: number) => data.sections[section]?.page ?? 0;
  return ranker
    .families()
    .filter(({ forms }) => /^[a-z0-9]*[a-z][a-z0-9]+$/.test(forms[0] as string) && !forms.some(isStopWord))
    .map(({ forms, sections: [section = 0, ...others] }) => {
      const page = pageOf(section);
      // Most words occur on only one page, so there is nothing to rank.
      if (others.every((other) => pageOf(other) === page))
        return { forms, places: [reasons.placeOf({ page, sections: [{ section }] }, new Set(forms))] };
      const { pages, matched } = ranker.rank(forms[0] as string, undefined, mostCompared);
      const terms = new Set(matched.terms.keys());
      return { forms, places: pages.slice(0, mostPlaces).map((found) => reasons.placeOf(found, terms)) };
    });
}

/** A page, with its best sections, best first. */
type Found = Pick<RankedPage, 'page'> & {
  sections: readonly Pick<RankedPage['sections'][number], 'section'>[];
};

/** A text of a page, with its terms. */
interface Passage {
  text: string;
  terms: ReadonlySet<string>;
}

/** Finds what a page says about a word. */
class Reasons {
  private readonly declared: (Passage[] | undefined)[] = [];
  private readonly blocks: (Passage[] | undefined)[] = [];

  constructor(private readonly data: SearchData) {}

  /**
   * Returns the best place on a page: its best section, unless the word is in the title or in another phrase that
   * says what the page is about.
   */
  placeOf({ page: number, sections }: Found, terms: ReadonlySet<string>): FoundPlace {
    const page = this.data.pages[number] as IndexedPage;
    const place = { path: page.path, title: page.title };
    const matches = (passage: Passage) => [...passage.terms].some((term) => terms.has(term));
    this.declared[number] ??= declaredBy(page, this.data).map(passageOf);
    const [title, description, ...declared] = this.declared[number];
    const said = declared.find(matches) ?? description;
    if (said && (matches(said) || (title && matches(title)))) return { ...place, reason: cut(said.text) };
    const best = sections[0]?.section ?? page.first;
    const section = this.data.sections[best] as IndexedSection;
    this.blocks[best] ??= section.blocks.map(passageOf);
    const block = this.blocks[best].find(matches)?.text ?? said?.text ?? '';
    return {
      ...place,
      ...(best > page.first ? { heading: section.heading } : {}),
      reason: cut(block, terms),
    };
  }
}

/** Returns the title, the description, and other phrases that say what a page is about. */
function declaredBy(
  { title, answers, symptoms, keywords, first, isDescribed }: IndexedPage,
  data: SearchData,
) {
  const description = isDescribed ? (data.sections[first]?.blocks[0] ?? '') : '';
  return [title, description, ...answers, ...symptoms, ...(keywords.length > 0 ? [keywords.join(', ')] : [])];
}

function passageOf(text: string): Passage {
  const terms = new Set<string>();
  visitTerms(text, (term) => terms.add(term));
  return { text, terms };
}

/** Shortens a text to the words around the first term that matches, or to its beginning. */
function cut(text: string, terms: ReadonlySet<string> = new Set()): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= longestReason) return plain;
  let at = -1;
  if (terms.size > 0)
    visitTerms(plain, (term, start) => {
      if (at < 0 && terms.has(term)) at = start;
    });
  const from = at > longestReason / 2 ? plain.indexOf(' ', at - longestReason / 2) + 1 : 0;
  const part = plain.slice(from, from + longestReason);
  const end = from + part.length < plain.length ? part.lastIndexOf(' ') : part.length;
  return `${from > 0 ? '…' : ''}${part.slice(0, end)}${from + end < plain.length ? '…' : ''}`;
}
