import { SearchModal } from '../../search/modal/search-modal';
import { toQuery } from '../../search/query-text';
import type { OpenPage } from '../navbar/active-item';
import { openUrl } from './open-url';

/** The initial state of the modal, as the reader left it. */
export interface SearchOverlayProps {
  text: string;
  /** Whether the query is the reader's text selection: typing then replaces it. */
  isSelection: boolean;
  page: OpenPage;
  onClose: () => void;
}

/** The search modal with its code for this site, which the button does not need before it is pressed. */
export function SearchOverlay({ text, ...rest }: SearchOverlayProps) {
  return <SearchModal {...rest} query={toQuery(text)} openUrl={openUrl} />;
}
