import { waveDemo } from '../../shared/demos/wave';
import { Poster } from '../demo/poster';
import { lazyNearViewport } from '../near-viewport';
import * as styles from './playground.module.css';

const { title, width, height } = waveDemo;

const LivePlayground = lazyNearViewport(
  () => import('./live-playground'),
  () => (
    <div className={styles.playground}>
      <div className={styles.screen}>
        <Poster mode="dark" poster="wave" title={title} width={width} height={height} />
      </div>
      <div className={styles.options} data-needs-js="" />
      <div className={styles.codePlace} data-needs-js="" />
    </div>
  ),
);

/** The Player with its props to be set, and the code that sets them so. Before its own code is there: a frame of the video. */
export function Playground() {
  return (
    <section className={`wrap ${styles.section}`} aria-label="Playground of the Player">
      <LivePlayground />
    </section>
  );
}
