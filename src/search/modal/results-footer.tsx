import { withPrefix } from 'gatsby';
import type { MouseEvent } from 'react';
import { writeState } from '../page/url-state';

interface ResultsFooterProps {
  query: string;
  count: number;
  onFollow: () => void;
}

/** Links to the search page, which lists all results. */
export function ResultsFooter({ query, count, onFollow }: ResultsFooterProps) {
  const follow = (event: MouseEvent) => {
    if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) onFollow();
  };
  return (
    <a href={withPrefix(`/search${writeState({ query, parts: [], pages: 1 })}`)} onClick={follow}>
      See all {count} results
    </a>
  );
}
