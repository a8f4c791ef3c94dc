import type { DocSearchModalProps, DocSearchState, InternalDocSearchHit } from '@docsearch/react';
import { credentials, isHosted } from '../credentials';
import { partOfPage } from '../engine/part-of-page';
import type { SearchHit } from '../hit';
import { loadSearchClient } from '../load-client';
import { missingResultsUrl } from '../missing-results';
import { ownUrl } from '../own-url';
import { presentHit } from '../present-hit';
import { facetFilters, hitsPerPage, searchSettings } from '../requests';
import { prepareSaved } from '../saved-searches';
import { HitLink, type Insights } from './hit-link';
import { modalClient, type SearchReport } from './modal-client';
import { ResultsFooter } from './results-footer';

/** What the modal needs from the page that it opens on. */
export interface ModalOptions {
  query: string;
  /** The open page, without the path prefix. */
  page: { path: string; sidebarName: string | null };
  /** Opens an address: within the site without loading anew. */
  openUrl: (url: string) => void;
  onClose: () => void;
  report: (report: SearchReport) => void;
  /** Told of the address of a result that is opened. */
  onChoose: (url: string) => void;
}

/** What DocSearch is told. Its texts, lengths and limits are those it has by itself. */
export function modalProps({
  query,
  page,
  openUrl,
  onClose,
  report,
  onChoose,
}: ModalOptions): DocSearchModalProps {
  // Without a query DocSearch takes the selection as it is, and one of nothing but spaces is none.
  if (!query) window.getSelection()?.removeAllRanges();
  const part = searchSettings.contextualSearch ? partOfPage(page) : null;
  let insights: Insights | undefined;
  const { search } = modalClient({
    load: loadSearchClient,
    present: (hit: SearchHit) => presentHit(hit, ownUrl),
    report,
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
    // Events are about the hosted service's own answers.
    insights: isHosted && searchSettings.insights,
    onClose,
    navigator: {
      navigate: ({ itemUrl }) => {
        onChoose(itemUrl);
        openUrl(itemUrl);
      },
    },
    // Its own client knows neither the embedded engine nor the host that tests talk to. It is typed by the
    // service's whole protocol, of which the modal reads what ours answers.
    transformSearchClient: (own) => ({
      ...own,
      transporter: own.transporter,
      search: search as unknown as typeof own.search,
    }),
    hitComponent: (props) => <HitLink {...props} insightsOf={() => insights} onChoose={onChoose} />,
    resultsFooterComponent: ({ state }) => {
      insights = (state as DocSearchState<InternalDocSearchHit>).context.algoliaInsightsPlugin?.insights;
      return (
        <ResultsFooter query={state.query} count={Number(state.context.nbHits ?? 0)} onFollow={onClose} />
      );
    },
    ...(searchSettings.missingResultsUrl && {
      getMissingResultsUrl: ({ query: missing }) => missingResultsUrl(missing),
    }),
  };
}
