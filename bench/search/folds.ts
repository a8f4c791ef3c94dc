import { squash } from '../../src/search/engine/words';
import { type BenchQuery, hash } from './queries';

/**
 * Number of folds of link texts (cross-validation). The index finds pages by their link texts, so a link text
 * is sent to an index built without its fold: readers search with words that no page has used.
 */
export const folds = 5;

/** The fold of a link text, independent of its case and punctuation. */
export function foldOf(text: string): number {
  return hash(`fold ${squash(text)}`) % folds;
}

/** The fold whose index answers a query; undefined if the complete index does. */
export function foldOfQuery({ kind, query }: BenchQuery): number | undefined {
  return kind === 'link' ? foldOf(query) : undefined;
}
