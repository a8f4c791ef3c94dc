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
      <p className={styles.reason}>{reasonOf(error)}</p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

/** What went wrong, for readers: the hosted service's client goes on to speak to whoever runs the site. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/^(Unreachable hosts)\b.*/s, '$1');
}
