import { drawingOf } from './template-drawings';
import * as styles from './template-picture.module.css';

interface TemplatePictureProps {
  slug: string;
  /** As the picture of a page, beside its title. */
  isLarge?: boolean;
}

/** The drawing of a template. It says nothing that name and description do not. */
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
