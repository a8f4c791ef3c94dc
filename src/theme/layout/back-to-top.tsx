import * as styles from './back-to-top.late.module.css';

/**
 * Link to the top of the page. It appears far down on a page when the user scrolls up, which the navbar
 * tracks.
 */
export function BackToTop() {
  return (
    <a className={styles.toTop} href="#top" data-no-print="">
      <span className="visually-hidden">Back to top</span>
    </a>
  );
}
