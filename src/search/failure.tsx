import * as styles from './failure.module.css';

/** Says that results could not be fetched, and asks once more where there is a way to. */
export function SearchFailure({ onRetry }: { onRetry?: (() => void) | undefined }) {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      {onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
