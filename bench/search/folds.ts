import { squash } from '../../src/search/engine/words';
import { type BenchQuery, hash } from './queries';

/**
 * Parts that link texts are dealt into. The index knows pages by what others call them, so a link text is asked of an index that was made
 * without it, and without the others of its fold: readers ask in words that no page has used.
 */
export const folds = 5;

/** The fold of a link text, whatever its case and signs. */
export function foldOf(text: string): number {
  return hash(`fold ${squash(text)}`) % folds;
}

/** The fold whose index answers a query; undefined for those that are asked of the whole index. */
export function foldOfQuery({ kind, query }: BenchQuery): number | undefined {
  return kind === 'link' ? foldOf(query) : undefined;
}
