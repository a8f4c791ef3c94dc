import MiniSearch from 'minisearch';
import { buildInvertedIndex } from '../../src/search/engine/inverted-index';
import { phraseKinds } from '../../src/search/engine/phrase-kinds';
import { PhraseMatch } from '../../src/search/engine/phrase-match';
import { parseQuery } from '../../src/search/engine/query';
import type { IndexedPage, SearchData } from '../../src/search/engine/search-data';
import { Synonyms } from '../../src/search/engine/synonyms';
import { visitTerms } from '../../src/search/engine/terms';
import { stemOf } from '../../src/search/engine/vocabulary';
import { rankingWeights as weights } from '../../src/search/engine/weights';
import { boost, documentsOf, routesOf, type Searcher } from './engines';

interface Found {
  sum: number;
  best: number;
  words: Set<string>;
}

/**
 * Creates a MiniSearch engine with everything from the site's engine that can be added: terms, stems,
 * synonyms, masked error messages and word weights. The ranking adds the score of the best section to that of
 * the page, and uses coverage, names, phrases and the number of links to a page. Phrases are compared with
 * the term families of the site's own index and their rarity.
 */
export function tunedMiniSearch(data: SearchData): Searcher {
  const synonyms = new Synonyms(data.synonyms);
  const terms = (text: string) => {
    const found: string[] = [];
    visitTerms(text, (term) => found.push(stemOf(term)), synonyms.phrases);
    return found;
  };
  const index = new MiniSearch({
    fields: Object.keys(boost),
    storeFields: ['page'],
    tokenize: terms,
    processTerm: (term) => term,
  });
  index.addAll(documentsOf(data));
  const own = buildInvertedIndex(data, weights.fields);
  const phrases = new PhraseMatch(data, own, weights);
  const isKnown = (term: string) => own.vocabulary.family(term).length > 0;
  const rarity = (word: string) => {
    const [id] = own.vocabulary.family(word);
    return id === undefined ? Math.log(2 * data.pages.length) : rarityOf(id);
  };
  const rarityOf = (id: number) => own.familyRarity[own.vocabulary.familyOf[id] as number] as number;

  const find = (text: string) => {
    const query = parseQuery(text);
    const boosts = new Map<string, number>();
    const places = new Map<string, number[]>();
    const ask = (word: string, weight: number, from: number, to: number) => {
      const stem = stemOf(word);
      boosts.set(stem, Math.max(weight, boosts.get(stem) ?? 0));
      const known = places.get(stem) ?? [];
      for (let place = from; place < to; place++) known.push(place);
      places.set(stem, known);
    };
    query.atoms.forEach((atom, place) => {
      const weight = query.weights[place] as number;
      ask(atom, weight, place, place + 1);
      for (const other of synonyms.of(atom)) ask(other, weight * weights.guesses.synonym, place, place + 1);
    });
    for (const { text: joined, from, to, typed } of query.joins) {
      if (typed || isKnown(joined)) ask(joined, 1, from, to);
      for (const other of synonyms.of(joined)) ask(other, weights.guesses.synonym, from, to);
    }
    const asked = [...boosts.keys()];
    const hits = index.search(text, {
      boost,
      tokenize: () => asked,
      boostTerm: (term) => boosts.get(term) ?? 1,
      prefix: (term) => term.length >= 3,
      fuzzy: (term) => (isKnown(term) || term.length < 4 ? false : term.length >= 8 ? 2 : 1),
      weights: { prefix: 0.4, fuzzy: 0.4 },
    });
    const worth = query.atoms.map((atom, place) => rarity(atom) * (query.weights[place] as number));
    const all = worth.reduce((sum, value) => sum + value, 0) || 1;
    const meanings = new Map<number, { place: number; quality: number }[]>();
    for (const [stem, at] of places)
      for (const id of own.vocabulary.family(stem))
        meanings.set(
          own.vocabulary.familyOf[id] as number,
          at.map((place) => ({ place, quality: 1 })),
        );
    const isWhole = isKnown(query.squashed);
    const scored = [...byPage(hits)].map(([page, { best, sum, words }]) => {
      const has = new Set([...words].flatMap((word) => places.get(word) ?? []));
      const share = worth.reduce((total, value, place) => total + (has.has(place) ? value : 0), 0) / all;
      const shares = phrases.shares(page, meanings, worth);
      const gain = phraseKinds.reduce(
        (product, kind) => product * (1 + weights.phrases[kind] * shares[kind]),
        1,
      );
      const popularity = 1 + weights.popularity * Math.log2(1 + (data.pages[page] as IndexedPage).rank);
      const name = phrases.whole(page, query.squashed, isWhole);
      return { page, score: (best + 0.2 * sum) * share ** weights.coverage * gain * popularity * name };
    });
    scored.sort((a, b) => b.score - a.score);
    return routesOf(
      scored.slice(0, 10).map(({ page }) => page),
      data,
    );
  };
  return { find, json: () => JSON.stringify(index) };
}

function byPage(hits: ReturnType<MiniSearch['search']>): Map<number, Found> {
  const pages = new Map<number, Found>();
  for (const { page, score, queryTerms } of hits) {
    const entry = pages.get(page) ?? { sum: 0, best: 0, words: new Set() };
    entry.sum += score;
    entry.best = Math.max(entry.best, score);
    for (const term of queryTerms) entry.words.add(term);
    pages.set(page, entry);
  }
  return pages;
}
