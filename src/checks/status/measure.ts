import { isSample, noCheckReason } from '../../shared/sample-fence.mjs';
import type { SitePage } from '../content/page';
import { documentedNames } from './names';
import { readPageText } from './page-text';

/** What a page has. */
export interface PageMeasure {
  /** Words of its prose and of its code. */
  words: number;
  /** Code fences that are type-checked. */
  samples: number;
  /** Live demos. */
  demos: number;
  /** Those of the names asked for that it documents. */
  documented: string[];
}

/** Measures a page; `mentionIsEnough` where a name need not have a heading: outside of the API reference. */
export function measurePage(
  page: Pick<SitePage, 'tree' | 'fields'>,
  { names, mentionIsEnough }: { names: readonly string[]; mentionIsEnough: boolean },
): PageMeasure {
  const text = readPageText(page);
  return {
    words: text.words,
    samples: text.fences.filter(
      ({ lang, meta }) => isSample(lang ?? '') && noCheckReason(meta ?? '') === undefined,
    ).length,
    demos: text.demos,
    documented: documentedNames(names, text, mentionIsEnough),
  };
}
