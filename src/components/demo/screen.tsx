import type { ReactNode } from 'react';
import type { Demo } from '../../shared/demos/types';
import * as styles from './demo.module.css';
import { Poster } from './poster';

interface ScreenProps {
  demo: Demo;
  /** The name of the poster's files. */
  poster: string;
  /** Whether the poster is on the first screen of the page. */
  isFirst?: boolean;
  /** The colour mode of the screen, where that is not the one of the page. */
  mode?: 'light' | 'dark';
  /** What lies over the poster: a button, later the Player. */
  children: ReactNode;
}

/** The picture of a demo. The poster stays below the Player, so that nothing flashes while the first frame is drawn. */
export function Screen({ demo: { title, width, height }, children, ...poster }: ScreenProps) {
  return (
    <div className={styles.screen} style={{ aspectRatio: width / height }}>
      <Poster {...poster} title={title} width={width} height={height} />
      {children}
    </div>
  );
}
