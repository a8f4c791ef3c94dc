import * as styles from './doc-badges.module.css';

/** Marks a doc as a draft or as unlisted. */
export function DocBadges({ draft, unlisted }: { draft: boolean; unlisted: boolean }) {
  if (!draft && !unlisted) return null;
  return (
    <p className={styles.badges}>
      {draft && <span title="Only visible in development">Draft</span>}
      {unlisted && <span title="Hidden from the sidebar and search">Unlisted</span>}
    </p>
  );
}
