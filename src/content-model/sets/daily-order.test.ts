import { dailyOrderQueries, inDailyOrder, sourceBuildDay } from './daily-order';

const entries = ['ada', 'bo', 'cleo', 'dan', 'eve'].map((slug) => ({ slug }));
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);

test('a day has one order, whatever order the entries come in', () => {
  const order = slugs(inDailyOrder(entries, '2025-11-20'));
  expect(order).toEqual(slugs(inDailyOrder([...entries].reverse(), '2025-11-20')));
  expect([...order].sort()).toEqual(slugs(entries));
});

test('over a month every entry is first on some day', () => {
  const days = Array.from({ length: 30 }, (_, day) => `2025-11-${String(day + 1).padStart(2, '0')}`);
  const first = new Set(days.map((day) => inDailyOrder(entries, day)[0]?.slug));
  expect([...first].sort()).toEqual(slugs(entries));
});

test('the day is the one of UTC, and a node', () => {
  const createNode = jest.fn();
  const api = { actions: { createNode }, createNodeId: (id: string) => id, createContentDigest: String };
  sourceBuildDay(api as never, new Date('2025-11-20T23:30:00-05:00'));
  expect(createNode.mock.calls[0][0]).toMatchObject({
    date: '2025-11-21',
    internal: { type: 'BuildDay', contentDigest: '2025-11-21' },
  });
});

test('a query asks for the nodes of its type and the day', async () => {
  const nodeModel = {
    findAll: async ({ type }: { type: string }) => ({ entries: type === 'Expert' ? entries : [] }),
    findOne: async () => ({ date: '2025-11-20' }),
  };
  expect(await dailyOrderQueries.dailyExperts.resolve(null, null, { nodeModel })).toEqual(
    inDailyOrder(entries, '2025-11-20'),
  );
});
