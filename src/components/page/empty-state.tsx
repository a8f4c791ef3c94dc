import * as styles from './empty-state.module.css';

/** Says what would be here, and what to do that it will be. */
export function EmptyState({ title, hint }: { title: string; hint: string }) {
  return (
    <div className={styles.empty}>
      <p>{title}</p>
      <p>{hint}</p>
    </div>
  );
}
