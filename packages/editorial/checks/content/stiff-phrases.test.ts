import { checkedPage } from '../../../../test/support/checked-page';
import { formatProblem } from '../../../content/shared/content-error';
import { checkStiffPhrases } from './stiff-phrases';

const check = (body: string) => checkStiffPhrases(checkedPage(body)).map(formatProblem).join('\n\n');

test('captions are prose', () => {
  const page = checkedPage('<Demo type="spring" caption="It begins anew." />\n');
  expect(checkStiffPhrases(page).map(({ found, line }) => [found, line])).toEqual([['"anew"', 6]]);
});

test('a stiff phrase is reported with what to write instead', () => {
  expect(check('One line.\nThe server begins anew.\n')).toBe(
    `content/docs/page.mdx:7
  found:    "anew"
  expected: "again", or a verb such as "restart" or "rebuild"
  fix:      Rewrite the sentence as you would say it.`,
  );
});

test('a sentence with a clause as its subject is reported', () => {
  expect(check('Pass options. What you leave out of them keeps its default.\n')).toBe(
    `content/docs/page.mdx:6
  found:    a sentence that begins with a "What" clause: "What you leave out of them …"
  expected: a sentence that begins with its subject
  fix:      Name the thing: "Options that you leave out keep their defaults."`,
  );
});

test.each([
  'Help is to be had from the experts.',
  'Whoever renders needs a license.',
  'The file lies in the bucket.',
  'It stands below the message.',
  'It belongs into the root.',
  'The binaries that it brings along.',
  'A flag is of no help.',
  'The list is the one of the package.',
])('%s is refused', (sentence) => {
  expect(check(`${sentence}\n`)).toContain('Rewrite the sentence');
});

test.each([
  'What does it do? It renders.',
  'See what you get.',
  '## What to check\n\nEverything.',
  '| What it does |\n| --- |\n| Much |',
  'The variable stands for a name, and the picture stands still.',
  'Use `anew` and the one that you like.',
])('%s passes', (body) => {
  expect(check(`${body}\n`)).toBe('');
});
