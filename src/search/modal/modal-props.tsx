import { partOfPage } from '@docs/search';
import type { DocSearchModalProps, DocSearchState, InternalDocSearchHit } from '@docsearch/react';
import { credentials, isHosted } from '../credentials';
import { loadSearchClient } from '../load-client';
import { missingResultsUrl } from '../missing-results';
import { ownUrl } from '../own-url';
import { presentHit } from '../present-hit';
import { facetFilters, hitsPerPage, searchSettings } from '../requests';
import { prepareSaved } from '../saved-searches';
import { HitLink, type Insights } from './hit-link';
import { modalClient, type SearchReport } from './modal-client';
import { ResultsFooter } from './results-footer';

/** What the modal needs from the page it opens on. */
export interface ModalOptions {
  query: string;
  /** The current page, without the path prefix. */
  page: { path: string; sidebarName: string | null };
  /** Opens a URL, within the site without a reload. */
  openUrl: (url: string) => void;
  onClose: () => void;
  report: (report: SearchReport) => void;
  /** Called with the URL of a result when the user opens it. */
  onChoose: (url: string) => void;
}

/**
 * Returns the props of DocSearch. Props that are not listed keep the defaults of DocSearch, such as texts and
 * limits.
 */
export function modalProps({
  query,
  page,
  openUrl,
  onClose,
  report,
  onChoose,
}: ModalOptions): DocSearchModalProps {
  // Without a query, DocSearch uses the selected text, even if it consists only of spaces.
  if (!query) window.getSelection()?.removeAllRanges();
  const part = searchSettings.contextualSearch ? partOfPage(page) : null;
  let insights: Insights | undefined;
  let isProvisional = false;
  const { search } = modalClient({
    load: loadSearchClient,
    present: (hit, isBelowPage) => presentHit(hit, ownUrl, isBelowPage),
    report: (next) => {
      isProvisional = 'isPartial' in next && next.isPartial;
      report(next);
    },
  });
  return {
    ...credentials,
    indexName: searchSettings.indexName,
    placeholder: 'Search docs',
    initialQuery: query,
    initialScrollY: window.scrollY,
    searchParameters: { facetFilters: facetFilters(part ? [part] : []), hitsPerPage },
    maxResultsPerGroup: 5,
    disableUserPersonalization: !prepareSaved(searchSettings.indexName),
    // Events refer to responses of the hosted service.
    insights: isHosted && searchSettings.insights,
    onClose,
    navigator: {
      navigate: ({ itemUrl }) => {
        onChoose(itemUrl);
        openUrl(itemUrl);
      },
    },
    // DocSearch's own client supports neither the embedded engine nor the host that tests use. Its type
    // covers the entire protocol of the service, but the modal only reads what our client returns.
    transformSearchClient: (own) => ({
      ...own,
      transporter: own.transporter,
      search: search as unknown as typeof own.search,
    }),
    hitComponent: (props) => <HitLink {...props} insightsOf={() => insights} onChoose={onChoose} />,
    resultsFooterComponent: ({ state }) => {
      insights = (state as DocSearchState<InternalDocSearchHit>).context.algoliaInsightsPlugin?.insights;
      return (
        <ResultsFooter
          query={state.query}
          count={isProvisional ? null : Number(state.context.nbHits ?? 0)}
          onFollow={onClose}
        />
      );
    },
    ...(searchSettings.missingResultsUrl && {
      getMissingResultsUrl: ({ query: missing }) => missingResultsUrl(missing),
    }),
  };
}
