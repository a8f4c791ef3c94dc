import * as styles from './failure.module.css';

interface SearchFailureProps {
  /** What went wrong, as it was thrown. */
  error: unknown;
  onRetry: () => void;
}

/** Says that results could not be fetched, and why, and asks once more. */
export function SearchFailure({ error, onRetry }: SearchFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <p className={styles.reason}>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
