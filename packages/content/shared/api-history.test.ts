import {
  type ApiHistory,
  changesOf,
  firstNumber,
  historyFacts,
  maySince,
  sinceText,
  versionNumber,
} from './api-history';

const history: ApiHistory = {
  package: 'toy',
  first: '3.0.0',
  to: '4.0.20',
  unknown: ['move.new'],
  versions: [
    {
      version: '4.0.9',
      after: '4.0.3',
      changes: [
        ['added', 'move'],
        ['added', 'moved'],
      ],
    },
    {
      version: '4.0.10',
      changes: [
        ['added', 'move.fast'],
        ['deprecated', 'move.slow'],
        ['added', 'move().x'],
        ['type', 'move.slow', 'string', 'number'],
      ],
    },
    { version: '4.0.12', changes: [['optional', 'move.slow']] },
    { version: '4.0.13', changes: [['removed', 'move.slow']] },
  ],
};

test('an entry came with what contains it, unless it came later', () => {
  const { sinceOf, deprecatedIn, changedIn } = historyFacts(history);
  expect(sinceOf('other.a')).toEqual({ since: '3.0.0', after: '0' });
  expect(sinceOf('move.slow')).toEqual({ since: '4.0.9', after: '4.0.3' });
  expect(sinceOf('move.fast.deep')).toEqual({ since: '4.0.10' });
  expect(sinceOf('move.new.deep')).toBeUndefined();
  expect([deprecatedIn('move.slow'), deprecatedIn('move')]).toEqual(['4.0.10', undefined]);
  expect([changedIn('move.slow'), changedIn('move.fast')]).toEqual(['4.0.12', undefined]);
});

test('a gap is said as such, and any version within it may be right', () => {
  const gap = { since: '4.0.9', after: '4.0.3' };
  const texts = [{ since: '4.0.9' }, gap, { since: '3.0.0', after: '0' }].map(sinceText);
  expect(texts).toEqual(['v4.0.9', 'v4.0.9 or earlier', 'v3.0.0 or earlier']);
  expect(['4.0.3', 'v4.0.4', '4.0.9', '4.0.10'].map((version) => maySince(version, gap))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(maySince('v3.0', { since: '3.0.0' })).toBe(true);
});

test('a version is newer only if it certainly lacks what is marked', () => {
  expect(firstNumber({ since: '4.0.9' })).toBe(versionNumber('4.0.9'));
  expect(firstNumber({ since: '4.0.9', after: '4.0.3' })).toBe(versionNumber('4.0.4'));
  expect(firstNumber({ since: '4.0.9', after: '0' })).toBeUndefined();
  expect(firstNumber({ since: '3.2.1' })).toBeUndefined();
  expect(versionNumber('4.0.310')).toBe(4000310);
});

test('the changes of an export include the changes of its options, newest first', () => {
  expect(changesOf(history, 'move').map(({ version, changes }) => [version, changes.length])).toEqual([
    ['4.0.13', 1],
    ['4.0.12', 1],
    ['4.0.10', 4],
    ['4.0.9', 1],
  ]);
});
