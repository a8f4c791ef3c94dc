import { drawingOf } from './template-drawings';
import * as styles from './template-picture.module.css';

interface TemplatePictureProps {
  slug: string;
  /** Used as the page's main picture, next to its title. */
  isLarge?: boolean;
}

/** The drawing of a template. Decorative: the name and description convey the meaning. */
export function TemplatePicture({ slug, isLarge = false }: TemplatePictureProps) {
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
