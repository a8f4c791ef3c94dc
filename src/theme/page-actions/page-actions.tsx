import { markdownFile } from '@docs/content/shared';
import { withPrefix } from 'gatsby';
import * as styles from './page-actions.module.css';

/**
 * A split button for readers who work with agents: it copies the page as Markdown, and opens a menu. Without
 * JavaScript, it is a link to the Markdown. The site-wide listener handles clicks (`listener.ts`).
 */
export function PageActions({ path }: { path: string }) {
  return (
    <div className={styles.actions} data-page-actions="" data-no-print="">
      <a href={withPrefix(markdownFile(path))} type="text/markdown">
        <span data-needs-js="">Copy page</span>
        <span>Markdown</span>
      </a>
      <button type="button" data-needs-js="" aria-label="More for agents" aria-expanded="false" />
    </div>
  );
}
