import * as styles from './back-to-top.module.css';

/** Leads to the top of the page. It shows where the way is long and the reader has turned round: the navbar knows. */
export function BackToTop() {
  return (
    <a className={styles.toTop} href="#top" data-no-print="">
      <span className="visually-hidden">Back to top</span>
    </a>
  );
}
