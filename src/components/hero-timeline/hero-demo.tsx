import { waveDemo } from '@docs/content/demos';
import * as demoStyles from '../demo/demo.module.css';
import { LatePlayer, loadingAhead } from '../demo/late-player';
import { useDemo } from '../demo/use-demo';
import { HeroCode } from './hero-code';
import * as styles from './hero-demo.module.css';
import { HeroTimeline } from './hero-timeline';
import { WavePicture } from './wave-picture';

/**
 * Code and picture side by side: the idea of the toolkit. The values in the code are editable. The picture is drawn by
 * CSS until the reader plays it or changes a value; dragging the playhead works at once (`inline-scripts/wave.ts`).
 */
export function HeroDemo() {
  const demo = useDemo('wave', waveDemo);
  const { frame, isPlaying, isLive, toggle, seek } = demo;
  return (
    <div className={styles.demo} {...loadingAhead('wave')}>
      <HeroTimeline {...waveDemo} name="Wave" isScrubbed={isLive} {...{ frame, isPlaying, toggle, seek }}>
        <div className={demoStyles.screen}>
          <WavePicture
            title={String(demo.values.title)}
            stagger={Number(demo.values.stagger)}
            fps={waveDemo.fps}
          />
          {isLive && <LatePlayer {...demo.playerProps} />}
        </div>
      </HeroTimeline>
      <HeroCode frame={frame} values={demo.values} onChange={demo.change} />
    </div>
  );
}
