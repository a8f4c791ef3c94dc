import '../../search/page/search-box.module.css';
import '../../search/page/search-view.module.css';
import { island } from '../../components/island/island';
import { SearchFailure } from '../../search/failure';
import { type SearchViewProps, SearchView as Whole } from '../../search/page/search-view';

const load = () =>
  import('../../search/page/search-view').then(({ SearchView }) => ({ default: SearchView }));

/** The search of the search page. Its code is loaded on first use, or immediately if the URL has a query. */
export const SearchView = island<SearchViewProps>(
  load,
  typeof __LATE_PARTS__ === 'undefined' ? Whole : undefined,
  { isNeeded: ({ location }) => new URLSearchParams(location.search).has('q'), Failure: SearchFailure },
);
