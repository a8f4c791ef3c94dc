import { type CSSProperties, useState } from 'react';
import type { DemoType } from '../../shared/demos';
import type { Demo as DemoFacts, DemoValues } from '../../shared/demos/types';
import { demoCode } from '../../shared/demos/values';
import { CodeFigure } from './code-figure';
import { Controls } from './controls';
import * as controls from './controls.module.css';
import * as styles from './demo.module.css';
import { LatePlayer, loadingAhead } from './late-player';
import { Screen } from './screen';
import { Source } from './source';
import { Transport } from './transport';
import { useDemo } from './use-demo';

/**
 * Props of `<Demo>`: authors write `type`, `caption` and values of its controls; the build adds the rest, so that the browser does
 * not have to know every demo.
 */
export interface DemoProps extends DemoFacts {
  type: DemoType;
  /** The name of the poster's files. */
  poster: string;
  values?: DemoValues;
}

/**
 * A video with everything that a reader can do with it: play, seek, change its values, copy them, read its source. It is its poster
 * and plain controls until one of them is used. Without scripts there is only the poster.
 */
export function Demo(props: DemoProps) {
  const { type, poster, caption } = props;
  const demo = useDemo(type, props, props.values);
  // The button over the poster goes away with the poster; the one below takes its focus.
  const [isPressed, setPressed] = useState(false);
  const press = () => {
    setPressed(true);
    demo.toggle();
  };
  const code = demoCode(props, demo.values);
  return (
    <figure
      className={styles.demo}
      style={{ '--lines': code.split('\n').length } as CSSProperties}
      {...loadingAhead(type)}
    >
      <Screen demo={props} poster={poster}>
        {demo.isLive ? (
          <LatePlayer {...demo.playerProps} />
        ) : (
          <button
            type="button"
            className={styles.press}
            aria-label={`Play “${props.title}”`}
            onClick={press}
            data-needs-js=""
          />
        )}
      </Screen>
      <div data-needs-js="">
        <Transport
          frame={demo.frame}
          durationInFrames={props.durationInFrames}
          isPlaying={demo.isPlaying}
          isPressed={isPressed}
          toggle={demo.toggle}
          seek={demo.seek}
        />
        <div className={controls.panel}>
          <Controls controls={props.controls} values={demo.values} onChange={demo.change} />
          <CodeFigure code={code} className={controls.code} />
        </div>
        <Source type={type} onReset={demo.reset} />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
