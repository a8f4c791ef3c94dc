import * as styles from './empty-state.module.css';

/** Explains an empty list, and how to fill it. */
export function EmptyState({ title, hint }: { title: string; hint: string }) {
  return (
    <div className={styles.empty}>
      <p>{title}</p>
      <p>{hint}</p>
    </div>
  );
}
