import { defaultTolerance } from '@docs/content/shared';
import { answerTo } from './answer';

const exercise = {
  check: {
    probes: [{ frame: 0 }],
    tolerance: defaultTolerance,
    rules: [{ uses: 'Sequence' }, { avoids: 'transition' }, { uses: 'useCurrentFrame' }],
    hints: [{ when: 'error' as const, says: 'fps' }, { when: 'size' as const }],
  },
  hints: ['Use a sequence.', 'No transition.', 'Call it.', 'Pass fps.', 'Look at the size.'],
};

test('code that stops is told so, whatever rule it breaks', () => {
  const verdict = { kind: 'error', frame: 60, message: 'Sequence is not imported.' } as const;
  const answer = { isRight: false, message: 'Your code stops at frame 60', error: verdict.message };
  expect(answerTo(verdict, 0, exercise)).toEqual(answer);
  expect(answerTo(verdict, undefined, exercise)).toEqual(answer);
  expect(answerTo({ ...verdict, message: 'no fps' }, 0, exercise).hint).toBe('Pass fps.');
});

test('a broken rule comes before a difference, and with the pictures', () => {
  const size = { kind: 'size', frame: 10, message: 'too wide.' } as const;
  const same = { kind: 'same', frame: 59, message: '' } as const;
  expect(answerTo(size, 0, exercise)).toEqual({
    isRight: false,
    message: 'Your code doesn’t use Sequence yet.',
    hint: 'Use a sequence.',
    frame: 10,
  });
  expect(answerTo(same, 1, exercise)).toMatchObject({
    isRight: false,
    message: 'Your code uses transition. Your video already looks right.',
  });
  expect(answerTo(size, 2, exercise).message).toBe('Your code doesn’t call useCurrentFrame() yet.');
  expect(answerTo(size, undefined, exercise)).toMatchObject({
    message: 'too wide.',
    hint: 'Look at the size.',
  });
  expect(answerTo(same, undefined, exercise)).toEqual({ isRight: true, message: '' });
});
