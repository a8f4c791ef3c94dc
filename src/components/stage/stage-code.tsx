import { Fragment } from 'react';
import { sampleTokens } from './sample-tokens';
import * as styles from './stage-code.module.css';

/*
 * The code of the picture beside it. It is no fence of a content file, because one of its values follows the playhead.
 */
const lines = `import { spring, useCurrentFrame, useVideoConfig }
  from 'remotion';

type BarProps = { value: number; delay: number };

const Bar = ({ value, delay }: BarProps) => {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const grown = spring({ fps, frame: frame - delay });

  return <div style={{ height: value * grown }} />;
};

export const Wave = ({ loudness }: WaveProps) =>
  loudness.map((value, i) => (
    <Bar key={i} value={value} delay={i * 4} />
  ));

type WaveProps = { loudness: number[] };`
  .split('\n')
  .map(sampleTokens);

/** Line whose value is shown. */
const frameLine = 6;

/** The code of the wave, with the frame that it is drawn for. */
export function StageCode({ frame }: { frame: number }) {
  return (
    <figure className={`code-block ${styles.code}`} data-language="tsx">
      <figcaption className="code-title">src/Wave.tsx</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and so have to be reached by keyboard */}
      <pre className="language-tsx" tabIndex={0}>
        <code>
          {lines.map((tokens, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sample do not move
            <Fragment key={index}>
              <span className={index === frameLine ? 'line highlighted' : 'line'}>
                {tokens.map(({ text, kind }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do their parts
                  <span key={place} className={kind && `token ${kind}`}>
                    {text}
                  </span>
                ))}
                {index === frameLine && (
                  <span className={styles.value} data-value={frame} aria-hidden="true" />
                )}
              </span>
              {'\n'}
            </Fragment>
          ))}
        </code>
      </pre>
    </figure>
  );
}
