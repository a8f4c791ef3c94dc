import { useEffect, useState } from 'react';
import { asServed, useIsHydrating } from '../island/served';
import { drawingOf as drawingInBuild } from './template-drawings';
import * as styles from './template-picture.module.css';

interface TemplatePictureProps {
  slug: string;
  /** Used as the page's main picture, next to its title. */
  isLarge?: boolean;
}

type Drawing = ReturnType<typeof drawingInBuild>;

const drawingOf = typeof __LATE_PARTS__ === 'undefined' ? drawingInBuild : undefined;

/**
 * The drawing of a template. Decorative: the name and description convey the meaning. Drawings in the HTML
 * are not hydrated; they are loaded only after a navigation.
 */
export function TemplatePicture({ slug, isLarge = false }: TemplatePictureProps) {
  const isHydrating = useIsHydrating();
  const [isServed] = useState(isHydrating && !drawingOf);
  const [drawing, setDrawing] = useState<Drawing | undefined>(() => drawingOf?.(slug));
  useEffect(() => {
    if (isServed || drawingOf) return;
    import('./template-drawings').then(
      (module) => setDrawing(module.drawingOf(slug)),
      // The drawing is optional.
      () => undefined,
    );
  }, [isServed, slug]);
  const frame = {
    className: isLarge ? `${styles.picture} ${styles.large}` : styles.picture,
    viewBox: '0 0 160 90',
  };
  if (isServed) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is not user input
    return <svg {...frame} aria-hidden="true" suppressHydrationWarning dangerouslySetInnerHTML={asServed} />;
  }
  const { line, accent, solid } = drawing ?? {};
  return (
    <svg {...frame} aria-hidden="true">
      {line && <path d={line} />}
      {accent && <path className={styles.accent} d={accent} />}
      {solid && <path className={styles.solid} d={solid} />}
    </svg>
  );
}
