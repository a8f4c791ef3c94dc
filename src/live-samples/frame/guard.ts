/**
 * How long code may run without a pause, in ms. With the time to notice and to tell, that is below two
 * seconds.
 */
const limit = 1500;

/** The clock is read with every sixteenth call: reading it takes longer than most calls. */
const rarely = 15;

/** The error that ends code without an end. */
export class EndlessError extends Error {
  constructor(readonly line: number) {
    super(
      'This code does not end: it ran for longer than 1.5 seconds without a pause. Look for an endless loop or recursion.',
    );
  }
}

/** What a sample calls with every turn of a loop and every call of a function. */
export interface Guard {
  (line: number): void;
  /** The line that called it last. */
  lastLine(): number;
}

/**
 * The clock in ms, and a way to be called when the running code has paused: a task, since promises go on
 * without a pause.
 */
export interface Clock {
  now: () => number;
  afterPause: (call: () => void) => void;
}

/**
 * Creates the guard of one sample. It throws an `EndlessError` once the sample has run for too long without a
 * pause, and with every call from then on, so that code that catches the error ends too.
 */
export function createGuard({ now, afterPause }: Clock): Guard {
  let calls = 0;
  let deadline = 0;
  let lastLine = 0;
  let end: EndlessError | undefined;
  const guard = (line: number) => {
    lastLine = line;
    // React renders again what has failed: the line that counts is the first.
    if (end) throw end;
    if (deadline === 0) {
      deadline = now() + limit;
      afterPause(() => {
        deadline = 0;
      });
    } else if ((++calls & rarely) === 0 && now() > deadline) {
      end = new EndlessError(line);
      throw end;
    }
  };
  return Object.assign(guard, { lastLine: () => lastLine });
}

/** The browser's clock. Taken before a sample runs, which may put something else in place of what it uses. */
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
