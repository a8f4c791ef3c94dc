import { squash } from '../../packages/search/engine/words';
import { type BenchQuery, hash } from './queries';

/**
 * Number of folds of link texts (cross-validation). The index finds pages by their link texts, so a link text
 * is sent to an index built without its fold. This simulates users, who search with words that no page has
 * used.
 */
export const folds = 5;

/** Returns the fold of a link text, independent of its case and punctuation. */
export function foldOf(text: string): number {
  return hash(`fold ${squash(text)}`) % folds;
}

/** Returns the fold whose index answers a query, or undefined if the complete index does. */
export function foldOfQuery({ kind, query }: BenchQuery): number | undefined {
  return kind === 'link' ? foldOf(query) : undefined;
}
