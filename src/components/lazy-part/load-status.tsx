import * as styles from './load-status.module.css';

interface LoadStatusProps {
  /** What went wrong, in an object of its own: anything can be thrown. Null while it is loading. */
  failure: { thrown: unknown } | null;
  onRetry: () => void;
}

/** How the loading of a part stands: a spinner that comes late, or what went wrong and a way to try again. */
export function LoadStatus({ failure, onRetry }: LoadStatusProps) {
  if (!failure) {
    return (
      <output className={styles.loading}>
        <span className="visually-hidden">Loading</span>
      </output>
    );
  }
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.plain}>This part of the page could not be loaded.</p>
      <p>{String(failure.thrown)}</p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
