import type { DocSearchState, InternalDocSearchHit, StoredDocSearchHit } from '@docsearch/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

type Hit = InternalDocSearchHit | StoredDocSearchHit;
/** The API that clicks are reported to. */
export type Insights = NonNullable<
  DocSearchState<InternalDocSearchHit>['context']['algoliaInsightsPlugin']
>['insights'];
type ReportedHit = Parameters<Insights['clickedObjectIDsAfterSearch']>[0]['items'][number];

interface HitLinkProps {
  hit: Hit;
  /**
   * Returns where to report clicks, or undefined if they are not reported. Available once results are shown.
   */
  insightsOf: () => Insights | undefined;
  /** Called with the URL when the user follows the link. */
  onChoose: (url: string) => void;
  children: ReactNode;
}

/**
 * Renders a result as a link, which the document's click listener opens within the site. DocSearch renders
 * its results as a list box, whose options may not contain links or buttons. These results contain both, so
 * they are items of a tree: pages, with their matching sections.
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
    // DocSearch gives all lists the same id, but its input refers to them by different ids.
    list.id = item.id.replace(/-item-\d+$/, '-list');
  });
  return (
    <a ref={link} href={hit.url} onClick={choose}>
      {children}
    </a>
  );
}

/**
 * Reports a click on the first result. DocSearch reports the others, but treats the number of the first one,
 * 0, as absent.
 */
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
