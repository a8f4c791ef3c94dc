import { hrefOf, Link } from '../../components/link';
import { settings } from '../../settings/settings';
import * as styles from './brand.module.css';

/** The logo: two clips of a timeline, with the playhead between them. */
function Mark() {
  return (
    <svg width={28} height={28} viewBox="0 0 32 32" aria-hidden="true" fill="currentColor">
      <path d="M1 11h11v7H1zM20 18h11v7H20z" />
      <path fill="var(--accent)" d="M16 .5 21.5 6l-4 4v21h-3V10l-4-4z" />
    </svg>
  );
}

/** Logo and name. A right click opens the brand page in a new tab if one is configured. */
export function Brand({ brandPage }: { brandPage?: string | null }) {
  return (
    <Link
      to="/"
      className={styles.brand}
      onContextMenu={(event) => {
        if (!brandPage) return;
        event.preventDefault();
        window.open(hrefOf(brandPage), '_blank', 'noopener');
      }}
    >
      <Mark />
      {settings.name}
    </Link>
  );
}
