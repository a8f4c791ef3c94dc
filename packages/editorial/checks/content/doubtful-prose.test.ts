import { checkedPage } from '../../../../test/support/checked-page';
import { doubtfulProse } from './doubtful-prose';

const habits = (body: string) => doubtfulProse(checkedPage(body)).map(({ habit }) => habit);

test.each([
  ['a product behind "of"', 'Wrap it in the hook of React.'],
  ['more than one colon', 'Two ways: first: use the flag.'],
  ['"that of" or "those of"', 'The value is that of the call.'],
  ['an option without a verb', 'Whether the video has sound.'],
  ['"take" for use', 'For new code, take Mediabunny.'],
  ['a section that begins with a pronoun', '## Limits\n\nIt renders 30 frames.'],
  ['a long sentence', `${'word '.repeat(31)}.`],
])('%s is in the report, with its line', (habit, body) => {
  expect(habits(`${body}\n`)).toEqual([habit]);
});

test.each([
  "Wrap it in React's `memo()`.",
  'Use Mediabunny for new code.',
  '## Limits\n\nThe function renders 30 frames. It stops at the last one.',
  'Does the video have sound?',
  'The note says: use `a: b`.',
])('%s is not', (body) => {
  expect(habits(`${body}\n`)).toEqual([]);
});
