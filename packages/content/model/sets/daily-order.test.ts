import { dailyRank, dayOf } from './daily-order';

const entries = ['ada', 'bo', 'cleo', 'dan', 'eve'];
const inOrder = (slugs: string[], day: string) =>
  [...slugs].sort((a, b) => (dailyRank(a, day) < dailyRank(b, day) ? -1 : 1));

test('a day has one order, whatever order the entries come in [11.1]', () => {
  const order = inOrder(entries, '2025-11-20');
  expect(order).toEqual(inOrder([...entries].reverse(), '2025-11-20'));
  expect([...order].sort()).toEqual(entries);
});

test('over a month every entry is first on some day', () => {
  const days = Array.from({ length: 30 }, (_, day) => `2025-11-${String(day + 1).padStart(2, '0')}`);
  const first = new Set(days.map((day) => inOrder(entries, day)[0]));
  expect([...first].sort()).toEqual(entries);
});

test('the day is the one of UTC', () => {
  expect(dayOf(new Date('2025-11-20T23:30:00-05:00'))).toBe('2025-11-21');
});
