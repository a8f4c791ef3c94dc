import { isSample, noCheckReason } from '../../samples/sample-fence';
import type { SitePage } from '../content/page';
import { documentedNames } from './names';
import { readPageText } from './page-text';

/** The measured content of a page. */
export interface PageMeasure {
  /** Number of words in its prose and code. */
  words: number;
  /** Number of type-checked code fences. */
  samples: number;
  /** Number of live demos. */
  demos: number;
  /** The required names that it documents. */
  documented: string[];
}

/**
 * Measures a page. `mentionIsEnough` is set outside of the API reference, where a name does not need a
 * heading.
 */
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
