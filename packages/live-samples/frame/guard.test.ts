import { createGuard, EndlessError } from './guard';

function setUp() {
  let time = 0;
  const waiting: (() => void)[] = [];
  const guard = createGuard({ now: () => time, afterPause: (call) => waiting.push(call) });
  return {
    guard,
    /** Calls the guard once per millisecond, from the given line. */
    run: (milliseconds: number, line = 1) => {
      for (let each = 0; each < milliseconds; each++) {
        time += 1;
        guard('a.tsx', line);
      }
    },
    pause: () => {
      for (const call of waiting.splice(0)) call();
    },
  };
}

function catchError(call: () => void): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
}

test('code that runs for less than the limit is not ended', () => {
  const { run } = setUp();
  expect(() => run(1400)).not.toThrow();
});

test('code that runs for too long is ended within two seconds, at the line where it is', () => {
  const { run } = setUp();
  run(1000, 3);
  expect(catchError(() => run(1000, 7))).toEqual(new EndlessError({ file: 'a.tsx', line: 7 }));
});

test('time before a pause does not count', () => {
  const { run, pause } = setUp();
  for (let turn = 0; turn < 10; turn++) {
    run(1000);
    pause();
  }
  expect(() => run(1000)).not.toThrow();
});

test('code that catches the error is ended again, also after a pause', () => {
  const { guard, run, pause } = setUp();
  const end = expect.objectContaining({ place: { file: 'a.tsx', line: 5 } });
  expect(catchError(() => run(2000, 5))).toEqual(end);
  expect(catchError(() => guard('a.tsx', 2))).toEqual(end);
  pause();
  expect(catchError(() => guard('a.tsx', 2))).toEqual(end);
});

test('the guard knows the place that called it last', () => {
  const { guard } = setUp();
  guard('a.tsx', 4);
  guard('b.tsx', 9);
  expect(guard.last()).toEqual({ file: 'b.tsx', line: 9 });
});
