import { drawingOf } from './starter-drawings';
import * as styles from './starter-picture.module.css';

/** A small drawing for a template. It says nothing that name and description do not. */
export function StarterPicture({ slug }: { slug: string }) {
  const { line, accent, solid } = drawingOf(slug);
  return (
    <svg className={styles.picture} viewBox="0 0 160 90" aria-hidden="true">
      {line && <path d={line} />}
      {accent && <path className={styles.accent} d={accent} />}
      {solid && <path className={styles.solid} d={solid} />}
    </svg>
  );
}
