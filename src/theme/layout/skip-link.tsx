import * as late from './skip-link.late.module.css';

/** Id of the skip link's target. */
export const mainId = 'main-content';

/** The first tab stop: skips navbar and sidebar. */
export function SkipLink() {
  return (
    <a className={`visually-hidden ${late.skip}`} href={`#${mainId}`}>
      Skip to main content
    </a>
  );
}
