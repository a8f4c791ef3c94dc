import { posterFile, posterModes } from '@docs/content/demos';
import { hrefOf } from '../link';
import * as styles from './demo.module.css';

interface PosterProps {
  /** Base name of the poster's files. */
  poster: string;
  title: string;
  width: number;
  height: number;
  /** Whether it is above the fold and loads eagerly. */
  isFirst?: boolean;
  /** The color mode of its surroundings, if it differs from the page's. */
  mode?: (typeof posterModes)[number];
}

/** React 18 does not know the attribute, and passes it on in lower case only. */
const highPriority = { fetchpriority: 'high' };

/** The poster frame of a video in the page's color mode; the other one is not loaded. */
export function Poster({ poster, title, width, height, isFirst = false, mode: own }: PosterProps) {
  // A picture with `loading="lazy"` is not loaded while it is hidden, as that of the other color mode is.
  const loading =
    isFirst && own ? ({ loading: 'eager', ...highPriority } as const) : { loading: 'lazy' as const };
  return (
    <>
      {(own ? [own] : posterModes).map((mode) => (
        <img
          key={mode}
          className={`${styles.poster} ${own ? '' : mode === 'dark' ? styles.dark : styles.light}`}
          src={hrefOf(`/${posterFile(poster, mode)}`)}
          width={width}
          height={height}
          alt={title}
          {...loading}
          decoding={isFirst ? 'sync' : 'async'}
        />
      ))}
    </>
  );
}
