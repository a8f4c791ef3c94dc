import * as styles from './failure.module.css';

interface SearchFailureProps {
  /** The value that was thrown. */
  error: unknown;
  onRetry: () => void;
}

/** Reports that results could not be fetched, with the reason and a button to retry. */
export function SearchFailure({ error, onRetry }: SearchFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <p className={styles.reason}>{reasonOf(error)}</p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

/**
 * Returns the reason to show to users. Removes what the hosted service's client adds for the site's owner.
 */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/^(Unreachable hosts)\b.*/s, '$1');
}
