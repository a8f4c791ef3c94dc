import { drawingOf } from './starter-drawings';
import * as styles from './starter-picture.module.css';

interface StarterPictureProps {
  slug: string;
  /** As the picture of a page, beside its title. */
  isLarge?: boolean;
}

/** The drawing of a template. It says nothing that name and description do not. */
export function StarterPicture({ slug, isLarge = false }: StarterPictureProps) {
  const { line, accent, solid } = drawingOf(slug);
  return (
    <svg
      className={isLarge ? `${styles.picture} ${styles.large}` : styles.picture}
      viewBox="0 0 160 90"
      aria-hidden="true"
    >
      {line && <path d={line} />}
      {accent && <path className={styles.accent} d={accent} />}
      {solid && <path className={styles.solid} d={solid} />}
    </svg>
  );
}
