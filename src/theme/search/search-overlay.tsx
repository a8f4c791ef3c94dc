import { fetchSearchClient } from '../../search/fetch-client';
import { SearchModal } from '../../search/modal/search-modal';
import { toQuery } from '../../search/query-text';
import type { OpenPage } from '../navbar/active-item';
import { openUrl } from './open-url';

/** The initial state of the modal. */
export interface SearchOverlayProps {
  text: string;
  /** Whether the query is the user's text selection. Typing then replaces it. */
  isSelection: boolean;
  page: OpenPage;
  onClose: () => void;
}

/** Loads the search itself before it is opened, unless the reader asked to save data. */
export function prepareSearch(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  // A failed load is retried when the modal is opened.
  if (!connection?.saveData) fetchSearchClient();
}

/** The search modal, configured for this site. The button loads its code when it is pressed. */
export function SearchOverlay({ text, ...rest }: SearchOverlayProps) {
  return <SearchModal {...rest} query={toQuery(text)} openUrl={openUrl} />;
}
