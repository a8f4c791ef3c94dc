import * as styles from './back-to-top.module.css';

/**
 * Link to the top of the page. It appears far down on a page when the user scrolls up, which the navbar
 * tracks.
 */
export function BackToTop() {
  return (
    <nav aria-label="Page">
      <a className={styles.toTop} href="#top" data-no-print="">
        <span className="visually-hidden">Back to top</span>
      </a>
    </nav>
  );
}
