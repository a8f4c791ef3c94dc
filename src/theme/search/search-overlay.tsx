import { SearchModal } from '../../search/modal/search-modal';
import { toQuery } from '../../search/query-text';
import type { OpenPage } from '../navbar/active-item';
import { openUrl } from './open-url';

/** What the modal is opened with, as the reader left it. */
export interface SearchOverlayProps {
  text: string;
  /** Whether the text is what the reader has selected: then typing replaces it. */
  isSelection: boolean;
  page: OpenPage;
  onClose: () => void;
}

/** The search modal on a page of this site: all that the button need not know before it is pressed. */
export function SearchOverlay({ text, ...rest }: SearchOverlayProps) {
  return <SearchModal {...rest} query={toQuery(text)} openUrl={openUrl} />;
}
