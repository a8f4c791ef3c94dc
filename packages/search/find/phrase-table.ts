import { maskVariables } from '../engine/error-text';
import type { InvertedIndex } from '../engine/inverted-index';
import { type PhraseKind, phraseKinds, phraseTexts } from '../engine/phrase-kinds';
import type { SearchData } from '../engine/search-data';
import { isStopWord, wordWeight } from '../engine/stop-words';
import { visitTerms } from '../engine/terms';
import { rankingWeights } from '../engine/weights';

/** Number of words of a phrase, rarest first, whose entries list it. */
const mostListed = 4;

/**
 * The phrases that say what pages are about: titles, keywords, questions that they answer, symptoms, headings, errors. By
 * the families of words in them.
 */
export class PhraseTable {
  private readonly listed = new Map<number, Map<number, string[]>>();
  private readonly shares = new Map<number, Map<number, number>>();

  constructor(data: SearchData, index: InvertedIndex) {
    for (const [number, page] of data.pages.entries()) {
      const texts = phraseTexts(page, data);
      // An entry names its pages by titles, and quotes what they answer. A description would only make it longer.
      for (const kind of phraseKinds)
        if (kind !== 'description') this.add(number, { kind, texts: texts[kind] }, index);
    }
  }

  /** Returns the phrases that the entry of a family lists, by page. */
  of(family: number): ReadonlyMap<number, string[]> {
    return this.listed.get(family) ?? new Map();
  }

  /** Returns how much more pages are worth because their phrases consist mostly of this family. */
  factors(family: number): ReadonlyMap<number, number> {
    return this.shares.get(family) ?? new Map();
  }

  private add(
    page: number,
    { kind, texts }: { kind: PhraseKind; texts: readonly string[] },
    index: InvertedIndex,
  ): void {
    const best = new Map<number, number>();
    for (const text of texts) {
      const words = wordsOf(kind === 'error' ? maskVariables(text) : text, index);
      const whole = words.reduce((sum, { worth }) => sum + worth, 0);
      for (const { family, worth } of words) best.set(family, Math.max(best.get(family) ?? 0, worth / whole));
      if (kind === 'heading') continue;
      const telling = words.filter(({ isStop }) => !isStop).sort((a, b) => b.worth - a.worth);
      for (const { family } of telling.slice(0, mostListed)) this.list(family, page, text);
    }
    for (const [family, share] of best) {
      const pages = this.shares.get(family) ?? new Map<number, number>();
      pages.set(page, (pages.get(page) ?? 1) * (1 + rankingWeights.phrases[kind] * share));
      this.shares.set(family, pages);
    }
  }

  private list(family: number, page: number, text: string): void {
    const pages = this.listed.get(family) ?? new Map<number, string[]>();
    const texts = pages.get(page);
    if (texts) texts.push(text);
    else pages.set(page, [text]);
    this.listed.set(family, pages);
  }
}

/** Returns the families of a phrase's words, and how much each of them says. */
function wordsOf(text: string, { vocabulary, familyRarity }: InvertedIndex) {
  const found = new Map<number, { family: number; worth: number; isStop: boolean }>();
  visitTerms(text, (term) => {
    const id = vocabulary.find(term);
    if (id === undefined) return;
    const family = vocabulary.familyOf[id] as number;
    const worth = (familyRarity[family] as number) * wordWeight(term);
    found.set(family, { family, worth, isStop: isStopWord(term) });
  });
  return [...found.values()];
}
