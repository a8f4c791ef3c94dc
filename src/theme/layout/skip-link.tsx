import * as styles from './skip-link.module.css';

/** Id of the element that the skip link leads to. */
export const mainId = 'main-content';

/** The first stop of the keyboard: past navbar and sidebar, to the text. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      Skip to main content
    </a>
  );
}
