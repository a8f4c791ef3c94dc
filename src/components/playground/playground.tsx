import { waveDemo } from '@docs/content/demos';
import { type ReactNode, useState } from 'react';
import { CodeFigure } from '../demo/code-figure';
import { loadingAhead } from '../demo/late-player';
import { Screen } from '../demo/screen';
import { lazyPart } from '../lazy-part/lazy-part';
import { OptionsForm } from './options-form';
import { initialOptions, type PlayerOptions, playerCode } from './player-options';
import * as styles from './playground.module.css';

const LatePlayer = lazyPart<{ options: PlayerOptions; isPressed: boolean }>(
  () => import('./playground-player'),
  ({ children }: { children: ReactNode }) => <>{children}</>,
);

/**
 * The Player with a form for its props, and the matching code. Shows a poster until the reader plays it or
 * changes an option.
 */
export function Playground() {
  const [options, setOptions] = useState(initialOptions);
  const [started, setStarted] = useState<'changed' | 'pressed'>();
  const change = (changes: Partial<PlayerOptions>) => {
    setStarted((known) => known ?? 'changed');
    setOptions({ ...options, ...changes });
  };
  return (
    <section className={`wrap ${styles.section}`} aria-label="Player playground" {...loadingAhead('wave')}>
      <div className={styles.playground}>
        <div className={styles.screen}>
          <Screen demo={waveDemo} poster="wave" mode="dark" isFirst>
            {started ? (
              <LatePlayer options={options} isPressed={started === 'pressed'} />
            ) : (
              <button
                type="button"
                className={styles.press}
                aria-label={`Play “${waveDemo.title}”`}
                onClick={() => setStarted('pressed')}
                data-needs-js=""
              />
            )}
          </Screen>
        </div>
        <div className={styles.settings} data-needs-js="">
          <OptionsForm options={options} onChange={change} />
          <CodeFigure code={playerCode(options)} className={styles.code} />
        </div>
      </div>
    </section>
  );
}
