import type { Evidence } from './evidence';
import type { PhraseMatch } from './phrase-match';
import { productOf } from './products';
import type { Query } from './query';
import type { SearchData } from './search-data';
import type { RankingWeights } from './weights';

/** The factors of a page's score, apart from its phrases. */
export type PageParts = Record<
  'evidence' | 'popularity' | 'name' | 'guide' | 'product' | 'problem' | 'subject',
  number
>;

/** What the factors of all pages depend on. */
export interface AskedFactors {
  query: Query;
  /** Pages that a word or name of the query names, by page number, with what the word is worth. */
  subjects: ReadonlyMap<number, number>;
  /** Returns the factor for the share of the query that a bit mask covers. */
  factor: (mask: number) => number;
  /** Whether the whole query is a term of the index. */
  isKnown: boolean;
  /** The numbers of the products that the query names. */
  named: ReadonlySet<number>;
  /** The sum of what all words are worth. */
  all: number;
}

/** What matters of a page for every query. */
interface KnownPage {
  /** The number of the page's product, or -1. */
  product: number;
  popularity: number;
  isGuide: boolean;
  isTroubleshooting: boolean;
}

/** Computes the factors of pages' scores. What doesn't depend on the query is computed once. */
export class PageFactors {
  private readonly known: readonly KnownPage[];

  constructor(
    { pages }: SearchData,
    private readonly evidence: Evidence,
    private readonly phrases: PhraseMatch,
    private readonly weights: RankingWeights,
  ) {
    this.known = pages.map((page) => ({
      product: productOf(page),
      popularity: 1 + weights.popularity * Math.log2(1 + page.rank),
      isGuide: page.part === 'guides',
      isTroubleshooting: page.group.includes('Troubleshooting'),
    }));
  }

  /** Returns the factors of a page. `bestSection` is the score of its best section. */
  of(
    number: number,
    bestSection: number,
    { query, subjects, factor, isKnown, named, all }: AskedFactors,
  ): PageParts {
    const weights = this.weights;
    const { pageScore, pageMask } = this.evidence;
    const { product, popularity, isGuide, isTroubleshooting } = this.known[number] as KnownPage;
    const name = this.phrases.whole(number, query.squashed, isKnown);
    const isAsked = product < 0 || named.has(product) || name > 1;
    return {
      evidence:
        (pageScore[number] as number) * factor(pageMask[number] as number) +
        weights.bestSection * bestSection,
      popularity,
      name,
      guide: query.isStory && isGuide ? weights.guide : 1,
      product: isAsked ? 1 : weights.otherProduct,
      problem: query.isProblem && isTroubleshooting ? weights.problem : 1,
      // The path of a product's page, such as `/docs/recorder/editing/music`, names a feature of the product,
      // which may also be a word for something else.
      subject: isAsked ? 1 + (weights.subject * (subjects.get(number) ?? 0)) / all : 1,
    };
  }
}
