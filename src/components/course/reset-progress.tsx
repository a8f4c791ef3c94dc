import { writeProgress } from '@docs/live-samples/progress';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as styles from './course-overview.module.css';

/** The button that removes the reader's progress. Asks first, in the same line. */
export function ResetProgress({ isDisabled }: { isDisabled: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  const id = useId();
  /** Shows the other buttons, and focuses the first one, because the button that was pressed is gone. */
  const ask = (next: boolean) => {
    flushSync(() => setAsking(next));
    line.current?.querySelector('button')?.focus();
  };
  const reset = () => {
    ask(false);
    // There is nothing left to reset, so the button is disabled and can't keep the focus.
    line.current?.closest('details')?.querySelector('summary')?.focus();
    writeProgress(undefined);
  };
  return (
    <div ref={line} className={styles.reset}>
      {isAsking ? (
        <fieldset aria-labelledby={id}>
          <span id={id}>Reset your progress?</span>
          <button type="button" className="button" onClick={() => ask(false)}>
            Keep
          </button>
          <button type="button" className="button" onClick={reset}>
            Reset
          </button>
        </fieldset>
      ) : (
        <>
          <button type="button" className="button" disabled={isDisabled} onClick={() => ask(true)}>
            Reset…
          </button>
          <span>Your code stays.</span>
        </>
      )}
    </div>
  );
}
