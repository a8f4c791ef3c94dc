import { type ArtworkFacts, artworkHue, artworkSize, drawArtwork } from '@docs/content/artwork';
import type { CSSProperties } from 'react';
import * as styles from './artwork.module.css';
import { drawnSvg } from './drawn-svg';

const Drawn = drawnSvg(typeof __LATE_PARTS__ === 'undefined' ? drawArtwork : undefined, () =>
  import(/* webpackChunkName: "artwork" */ '@docs/content/artwork/draw').then((module) => module.drawArtwork),
);

interface ArtworkProps extends ArtworkFacts {
  className?: string | undefined;
}

/** A picture drawn from facts, for what has no picture. Decorative: the facts are also in the text next to it. */
export function Artwork({ className = '', ...facts }: ArtworkProps) {
  return (
    <Drawn
      facts={facts}
      className={`${styles.art} ${className}`}
      viewBox={`0 0 ${artworkSize(facts).join(' ')}`}
      style={{ '--hue': artworkHue(facts.seed) } as CSSProperties}
    />
  );
}
