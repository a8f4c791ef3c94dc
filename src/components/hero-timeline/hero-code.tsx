import { type DemoValues, waveDemo } from '@docs/content/demos';
import { Fragment } from 'react';
import { sampleTokens } from '../demo/sample-tokens';
import { CodeField } from './code-field';
import * as styles from './hero-code.module.css';

/*
 * The code for the picture next to it. It is not a code fence in a content file, because its values are
 * editable and one follows the playhead. Fields are near the start of their lines, so that phones show them.
 */
export const waveCode = `import { spring, useCurrentFrame,
  useVideoConfig } from 'remotion';

const Wave = ({ loudness }: Props) => {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const config = { damping: {{damping}} };
  const stagger = {{stagger}};
  const grown = (delay: number) => spring({
    fps, frame: frame - delay, config,
  });

  return (
    <>
      <Title shown={grown(24)}>
        {{title}}
      </Title>
      {loudness.map((v, i) => (
        <Bar key={i}
          height={v * grown(i * stagger)} />
      ))}
    </>
  );
};`;

const lines = waveCode.split('\n');

/** The line that displays its value. */
const frameLine = 4;

interface HeroCodeProps {
  frame: number;
  values: DemoValues;
  onChange: (name: string, value: string | number) => void;
}

/**
 * The code of the wave: its values are fields, and the current frame is shown after the line that reads it.
 */
export function HeroCode({ frame, values, onChange }: HeroCodeProps) {
  return (
    <figure className={`code-block ${styles.code}`} data-language="tsx">
      <figcaption className="code-title">src/Wave.tsx</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll and must be reachable by keyboard */}
      <pre className="language-tsx" tabIndex={0}>
        <code>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the lines does not change
            <Fragment key={index}>
              <span className={index === frameLine ? 'line highlighted' : 'line'}>
                <Line text={line} values={values} onChange={onChange} />
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

interface LineProps extends Omit<HeroCodeProps, 'frame'> {
  text: string;
}

/** A line of code with fields for its values. */
function Line({ text, values, onChange }: LineProps) {
  return text.split(/(\{\{\w+\}\})/).map((part, index) => {
    const name = /^\{\{(\w+)\}\}$/.exec(part)?.[1] as keyof typeof waveDemo.controls | undefined;
    return name ? (
      <CodeField
        key={name}
        control={waveDemo.controls[name]}
        value={values[name] ?? ''}
        onChange={(value) => onChange(name, value)}
      />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts are identified by their position
      <Fragment key={index}>
        {sampleTokens(part).map((token, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: and so are tokens
          <span key={place} className={token.kind && `token ${token.kind}`}>
            {token.text}
          </span>
        ))}
      </Fragment>
    );
  });
}
