import * as styles from './load-status.module.css';

interface LoadStatusProps {
  /** The error, wrapped in an object because anything can be thrown. Null while loading. */
  failure: { thrown: unknown } | null;
  onRetry: () => void;
}

/** The load status of a part: a delayed spinner, or the error with a retry button. */
export function LoadStatus({ failure, onRetry }: LoadStatusProps) {
  if (!failure) {
    return (
      <output className={styles.loading}>
        <span className="visually-hidden">Loading</span>
      </output>
    );
  }
  return (
    <div className="load-failure" role="alert">
      <p>This part of the page didn’t load.</p>
      <p>{String(failure.thrown)}</p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
