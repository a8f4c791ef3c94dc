import { posterFile, posterModes } from '../../shared/demos/poster-file';
import { hrefOf } from '../link';
import * as styles from './demo.module.css';

interface PosterProps {
  /** The name of the poster's files. */
  poster: string;
  title: string;
  width: number;
  height: number;
  /** Whether it is seen at once: it is loaded with the page then. */
  isFirst?: boolean;
  /** The colour mode of the place where it stands, where that is not the one of the page. */
  mode?: (typeof posterModes)[number];
}

/** A frame of a video that stands in for it, in the colour mode of the page; the other one is not loaded. */
export function Poster({ poster, title, width, height, isFirst = false, mode: own }: PosterProps) {
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
          loading="lazy"
          decoding={isFirst ? 'sync' : 'async'}
        />
      ))}
    </>
  );
}
