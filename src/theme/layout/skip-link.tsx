import * as styles from './skip-link.module.css';

/** Id of the skip link's target. */
export const mainId = 'main-content';

/** The first tab stop: skips navbar and sidebar. */
export function SkipLink() {
  return (
    <a className={`visually-hidden ${styles.skip}`} href={`#${mainId}`}>
      Skip to main content
    </a>
  );
}
