import * as art from '../artwork/artwork.module.css';
import { drawnSvg } from '../artwork/drawn-svg';
import { PlayIcon } from '../demo/play-icon';
import { drawScene } from './scenes';
import * as styles from './template-picture.module.css';

const Scene = drawnSvg(typeof __LATE_PARTS__ === 'undefined' ? drawScene : undefined, () =>
  import(/* webpackChunkName: "scenes" */ './scenes').then((module) => module.drawScene),
);

interface TemplatePictureProps {
  slug: string;
  name: string;
  /** Used as the page's main picture, next to its title. */
  isLarge?: boolean;
}

/**
 * What a template renders, redrawn as a three-second scene. It plays with CSS alone: while the pointer or the focus
 * is on its card, or after a tap on devices without a pointer.
 */
export function TemplatePicture({ slug, name, isLarge = false }: TemplatePictureProps) {
  const picture = (
    <div className={isLarge ? `${styles.picture} ${styles.large}` : styles.picture}>
      <Scene facts={slug} className={art.art} viewBox="0 0 320 180" />
      <label className={styles.play} data-no-print="">
        <input type="checkbox" aria-label={`Play the picture of ${name}`} autoComplete="off" />
        <PlayIcon isPlaying={false} />
      </label>
    </div>
  );
  if (!isLarge) return picture;
  return (
    <figure>
      {picture}
      <figcaption className={styles.caption}>What this template renders, redrawn for this page.</figcaption>
    </figure>
  );
}
