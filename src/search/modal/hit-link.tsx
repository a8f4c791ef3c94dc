import type { DocSearchState, InternalDocSearchHit, StoredDocSearchHit } from '@docsearch/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

type Hit = InternalDocSearchHit | StoredDocSearchHit;
/** What clicks are reported to. */
export type Insights = NonNullable<
  DocSearchState<InternalDocSearchHit>['context']['algoliaInsightsPlugin']
>['insights'];
type ReportedHit = Parameters<Insights['clickedObjectIDsAfterSearch']>[0]['items'][number];

interface HitLinkProps {
  hit: Hit;
  /** Where clicks are reported, if they are; known once results are shown. */
  insightsOf: () => Insights | undefined;
  /** Told of the address when the link is followed. */
  onChoose: (url: string) => void;
  children: ReactNode;
}

/**
 * A result: a link that the document's own listener follows within the site. DocSearch makes a list box of
 * its results, whose options may hold neither links nor buttons; ours hold both, so they are items of a tree:
 * pages with what was found on them.
 */
export function HitLink({ hit, insightsOf, onChoose, children }: HitLinkProps) {
  const choose = () => {
    onChoose(hit.url);
    reportFirst(hit, insightsOf());
  };
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const item = link.current?.closest('li');
    const list = item?.closest('ul');
    if (!item || !list) return;
    item.setAttribute('role', 'treeitem');
    item.setAttribute('aria-level', item.matches('.DocSearch-Hit--Child') ? '2' : '1');
    list.setAttribute('role', 'tree');
    // All lists have the same id, and the input names them by others.
    list.id = item.id.replace(/-item-\d+$/, '-list');
  });
  return (
    <a ref={link} href={hit.url} onClick={choose}>
      {children}
    </a>
  );
}

/** DocSearch reports clicks on all results but the first: it takes that one's number, 0, for none. */
function reportFirst(hit: Hit, insights: Insights | undefined): void {
  if (!insights || !('__autocomplete_id' in hit) || hit.__autocomplete_id !== 0) return;
  const { __autocomplete_indexName: index, __autocomplete_queryID: queryID } = hit;
  if (!index || !queryID) return;
  insights.clickedObjectIDsAfterSearch({
    eventName: 'Item Selected',
    index,
    items: [hit as ReportedHit],
    positions: [1],
    queryID,
  });
}
