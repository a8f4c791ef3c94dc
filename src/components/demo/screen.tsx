import type { Demo } from '@docs/content/demos';
import type { ReactNode } from 'react';
import * as styles from './demo.module.css';
import { Poster } from './poster';

interface ScreenProps {
  demo: Demo;
  /** Base name of the poster's files. */
  poster: string;
  /** Whether the poster is above the fold. */
  isFirst?: boolean;
  /** The color mode of the screen, if it differs from the page's. */
  mode?: 'light' | 'dark';
  /** Content over the poster: a button, later the Player. */
  children: ReactNode;
}

/**
 * The picture of a demo. The poster stays below the Player, so that nothing flickers while the first frame
 * renders.
 */
export function Screen({ demo: { title, width, height }, children, ...poster }: ScreenProps) {
  return (
    <div className={styles.screen} style={{ aspectRatio: width / height }}>
      <Poster {...poster} title={title} width={width} height={height} />
      {children}
    </div>
  );
}
