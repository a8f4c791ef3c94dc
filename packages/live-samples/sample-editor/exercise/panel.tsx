import type { LiveOptions, SampleFile } from '@docs/content/shared';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { markDone } from '../../progress';
import { whereToLook } from '../place';
import type { FigureExercise } from '../read-figure';
import type { CheckResult } from './answer';
import { checkExercise } from './check';
import * as styles from './panel.module.css';

interface PanelProps {
  exercise: FigureExercise;
  files: readonly SampleFile[];
  options: LiveOptions;
  /** Number of checks that were started with the keyboard. */
  checks: number;
  /** The error that is shown below the code. */
  problem: string | undefined;
}

/** Says what is wrong. An error that is below the code already is not repeated. */
function sentence({ message, error }: CheckResult, problem: string | undefined): string {
  if (error === undefined) return message;
  return problem && error.startsWith(problem)
    ? `${message}. ${whereToLook(undefined, undefined)}`
    : `${message}: ${error}`;
}

/** The check of an exercise, and its result. */
export default function ExercisePanel({ exercise, files, options, checks, problem }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<CheckResult>();
  const [isBusy, setBusy] = useState(false);
  const running = useRef(0);

  const check = async () => {
    if (!box.current) return;
    running.current += 1;
    const mine = running.current;
    setBusy(true);
    const answer = await checkExercise(box.current, files, { exercise, options });
    if (mine !== running.current) return;
    setBusy(false);
    flushSync(() => setResult(answer));
    // On phones, the pictures would be below the window.
    panel.current?.scrollIntoView({ block: 'nearest' });
    if (answer.isRight) markDone(window.location.pathname);
  };
  const latest = useRef(check);
  latest.current = check;
  useEffect(() => {
    if (checks > 0) void latest.current();
  }, [checks]);

  // An answer only applies to the code that was checked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every edit makes it outdated
  useEffect(() => {
    running.current += 1;
    setBusy(false);
    setResult(undefined);
  }, [files]);

  const next = result?.isRight ? exercise.next : undefined;
  const hasPictures = result?.frame !== undefined;
  const place = result?.frame === undefined ? '' : `, frame ${result.frame}`;
  return (
    <div ref={panel} className={styles.panel} data-result={result && (result.isRight ? 'right' : 'wrong')}>
      <div className={styles.head}>
        <button
          type="button"
          className={next ? 'button' : 'button button-primary'}
          aria-busy={isBusy}
          onClick={check}
        >
          {isBusy ? 'Checking…' : 'Check'}
        </button>
        <output className={styles.answer}>
          {result?.isRight && <strong>Right. Your video looks like the goal in every frame.</strong>}
          {result?.isRight && exercise.own && (
            <span className={styles.hint}>
              That was the last lesson of this project. Play what you’ve made:{' '}
              <a href={exercise.own.href}>{exercise.own.label}</a>
            </span>
          )}
          {result && !result.isRight && <strong>{sentence(result, problem)}</strong>}
          {result?.hint && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of this page, which the build has written
            <span className={styles.hint} dangerouslySetInnerHTML={{ __html: `Hint: ${result.hint}` }} />
          )}
        </output>
        {next && (
          <a className="button button-primary" href={next.href}>
            Next: {next.label}
          </a>
        )}
      </div>
      <figure
        className={styles.pictures}
        hidden={!isBusy && !hasPictures}
        // New pictures are only shown once they are compared, so that nothing moves if the answer is right.
        data-busy={isBusy ? (hasPictures ? 'shown' : 'new') : undefined}
      >
        <figcaption>
          <span>Goal{place}</span>
          <span>Yours{place}</span>
        </figcaption>
        <div ref={box} />
      </figure>
    </div>
  );
}
