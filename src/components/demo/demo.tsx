import { type Demo as DemoFacts, type DemoType, type DemoValues, demoCode } from '@docs/content/demos';
import { type CSSProperties, useId, useState } from 'react';
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
 * Props of `<Demo>`. Authors write `type`, `caption` and control values; the build adds the rest, so that the
 * browser does not need the registry of demos.
 */
export interface DemoProps extends DemoFacts {
  type: DemoType;
  /** Base name of the poster's files. */
  poster: string;
  values?: DemoValues;
}

/**
 * An interactive demo: readers can play, seek, change values, copy the code and read the source. Until the
 * first interaction it is a poster with plain controls; without JavaScript, only the poster.
 */
export function Demo(props: DemoProps) {
  const { type, poster, caption } = props;
  const demo = useDemo(type, props, props.values);
  // The button over the poster disappears with it, so the button below takes its focus.
  const [isPressed, setPressed] = useState(false);
  const [isSourceOpen, setSourceOpen] = useState(false);
  const sourceId = useId();
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
            data-no-print=""
          />
        )}
      </Screen>
      <div data-needs-js="" data-no-print="">
        <Transport
          frame={demo.frame}
          durationInFrames={props.durationInFrames}
          isPlaying={demo.isPlaying}
          isPressed={isPressed}
          toggle={demo.toggle}
          seek={demo.seek}
        >
          <button
            type="button"
            className={controls.text}
            aria-expanded={isSourceOpen}
            aria-controls={sourceId}
            onClick={() => setSourceOpen(!isSourceOpen)}
          >
            Source
          </button>
          <button type="button" className={controls.text} onClick={demo.reset}>
            Reset
          </button>
        </Transport>
        <div className={controls.panel}>
          <Controls controls={props.controls} values={demo.values} onChange={demo.change} />
          <CodeFigure code={code} className={controls.code} />
        </div>
        <Source type={type} id={sourceId} isOpen={isSourceOpen} />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
