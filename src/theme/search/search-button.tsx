import { useEffect, useRef, useState } from 'react';
import { SearchIcon } from '../../components/icons';
import { Link } from '../../components/link';
import type { OpenPage } from '../navbar/active-item';
import * as styles from './search-button.module.css';
import { commandKey } from './shortcut';
import { prepareModal, useSearchModal } from './use-search-modal';

/**
 * Opens the search modal, and shows the keyboard shortcut. Without JavaScript it is a link to the search
 * page.
 */
export function SearchButton({ page }: { page: OpenPage }) {
  const button = useRef<HTMLButtonElement>(null);
  const { opening, Modal, hasFailed, open, close } = useSearchModal(button);
  // The HTML is the same for every platform.
  const [command, setCommand] = useState('');
  useEffect(() => setCommand(commandKey(navigator.platform)), []);
  return (
    <>
      <Link to="/search" className={`${styles.search} ${styles.link}`}>
        <SearchIcon size={18} />
        <span className={styles.label}>Search</span>
      </Link>
      <button
        ref={button}
        type="button"
        className={styles.search}
        onClick={open}
        onPointerEnter={prepareModal}
        onFocus={prepareModal}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={opening !== null && !Modal}
        data-needs-js=""
      >
        <SearchIcon size={18} />
        <span className={styles.label}>Search</span>
        <span className={styles.keys} aria-hidden="true">
          {command && <kbd>{command}K</kbd>}
        </span>
      </button>
      {hasFailed && (
        <p className={styles.failure} role="alert">
          Search didn’t load. Check your network connection.
        </p>
      )}
      {opening && Modal && <Modal {...opening} page={page} onClose={close} />}
    </>
  );
}
