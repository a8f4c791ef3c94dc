/**
 * Maximum time in ms that code may run without a pause. Including the time to detect and report it, that is
 * less than two seconds.
 */
const limit = 1500;

/** The clock is read on every sixteenth call, because reading it takes longer than most calls. */
const rarely = 15;

/** Thrown to stop code that does not terminate. */
export class EndlessError extends Error {
  constructor(readonly place: Place) {
    super(
      'This code does not end: it ran for longer than 1.5 seconds without a pause. Look for an endless loop or recursion.',
    );
  }
}

/** A line in a file of a sample. */
export interface Place {
  file: string;
  line: number;
}

/** The sample calls this on every loop iteration and every function call. */
export interface Guard {
  (file: string, line: number): void;
  /** Returns the place of the last call. */
  last(): Place;
}

/**
 * A clock in ms, and a way to schedule a call after the running code has paused. The call is a task, because
 * promises run without a pause.
 */
export interface Clock {
  now: () => number;
  afterPause: (call: () => void) => void;
}

/**
 * Creates the guard of one sample. It throws an `EndlessError` once the sample has run too long without a
 * pause, and again on every later call, so that code that catches the error stops too.
 */
export function createGuard({ now, afterPause }: Clock): Guard {
  let calls = 0;
  let deadline = 0;
  let lastFile = '';
  let lastLine = 0;
  let end: EndlessError | undefined;
  const guard = (file: string, line: number) => {
    lastFile = file;
    lastLine = line;
    // React renders again after an error, so the first line is the relevant one.
    if (end) throw end;
    if (deadline === 0) {
      deadline = now() + limit;
      afterPause(() => {
        deadline = 0;
      });
    } else if ((++calls & rarely) === 0 && now() > deadline) {
      end = new EndlessError({ file, line });
      throw end;
    }
  };
  return Object.assign(guard, { last: () => ({ file: lastFile, line: lastLine }) });
}

/**
 * Returns the browser's clock. Call it before a sample runs, because the sample may replace the functions
 * that the clock uses.
 */
export function browserClock(): Clock {
  const waiting: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.();
  const post = port2.postMessage.bind(port2);
  return {
    now: performance.now.bind(performance),
    afterPause: (call) => {
      waiting.push(call);
      post(null);
    },
  };
}
