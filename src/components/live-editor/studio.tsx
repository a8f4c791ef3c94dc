import { waveDemo } from '../../shared/demos/wave';
import { LatePlayer, loadingAhead } from '../demo/late-player';
import { Screen } from '../demo/screen';
import { useDemo } from '../demo/use-demo';
import { LiveEditor } from './live-editor';
import { LiveEditorCode } from './live-editor-code';
import * as styles from './studio.module.css';

/**
 * Code and picture side by side: the idea of the toolkit. The values in the code are editable. Like every
 * demo, it shows a poster until the user interacts with it.
 */
export function Studio() {
  const demo = useDemo('wave', waveDemo);
  const { frame, isPlaying, isLive, toggle, seek } = demo;
  return (
    <div className={styles.studio} {...loadingAhead('wave')}>
      <LiveEditor {...waveDemo} name="Wave" {...{ frame, isPlaying, toggle, seek }}>
        <Screen demo={waveDemo} poster="wave" isFirst>
          {isLive && <LatePlayer {...demo.playerProps} />}
        </Screen>
      </LiveEditor>
      <LiveEditorCode frame={frame} values={demo.values} onChange={demo.change} />
    </div>
  );
}
