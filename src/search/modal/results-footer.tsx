import { withPrefix } from 'gatsby';
import type { MouseEvent } from 'react';
import { hasModifier } from '../../runtime/link-target';
import { writeState } from '../page/url-state';

interface ResultsFooterProps {
  query: string;
  /** Number of results; null while only titles have been searched. */
  count: number | null;
  onFollow: () => void;
}

/** Links to the search page, which lists all results. */
export function ResultsFooter({ query, count, onFollow }: ResultsFooterProps) {
  const follow = (event: MouseEvent) => {
    if (!hasModifier(event)) onFollow();
  };
  return (
    <a href={withPrefix(`/search${writeState({ query, parts: [], pages: 1 })}`)} onClick={follow}>
      {count === null ? 'See all results' : `See all ${count} results`}
    </a>
  );
}
