import { keepPagesCurrent, pagesAreCreated } from './pages-version';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Gatsby's `createNode`, whose promise resolves when the test stores the node. */
function slowStore() {
  const waiting: (() => void)[] = [];
  const createNode = jest.fn((_node: { internal: { contentDigest: string } }) => {
    return new Promise<void>((resolve) => waiting.push(resolve));
  });
  const store = async () => {
    for (const resolve of waiting.splice(0)) resolve();
    await Promise.resolve();
  };
  return { createNode, store };
}

test('a node of ours is changed until pages are created that show what was pushed', async () => {
  const createNode = jest.fn(async () => undefined);
  pagesAreCreated();
  keepPagesCurrent({ createNode });
  expect(createNode).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1499);
  expect(createNode).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(createNode).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(3000);
  expect(createNode).toHaveBeenCalledTimes(3);
  pagesAreCreated();
  await jest.advanceTimersByTimeAsync(100_000);
  expect(createNode).toHaveBeenCalledTimes(3);
});

test('pages that are created once the nodes are stored need no more', async () => {
  const { createNode, store } = slowStore();
  keepPagesCurrent({ createNode });
  await store();
  pagesAreCreated();
  await jest.advanceTimersByTimeAsync(100_000);
  expect(createNode).toHaveBeenCalledTimes(1);
});

test('pages that are created before the nodes are stored are created again', async () => {
  const { createNode, store } = slowStore();
  keepPagesCurrent({ createNode });
  pagesAreCreated();
  await store();
  await jest.advanceTimersByTimeAsync(1500);
  expect(createNode).toHaveBeenCalledTimes(2);
  const digests = createNode.mock.calls.map(([{ internal }]) => internal.contentDigest);
  expect(new Set(digests).size).toBe(2);
});

test('only the last of two pushes is waited for', async () => {
  const { createNode, store } = slowStore();
  keepPagesCurrent({ createNode });
  keepPagesCurrent({ createNode });
  await store();
  pagesAreCreated();
  await jest.advanceTimersByTimeAsync(100_000);
  expect(createNode).toHaveBeenCalledTimes(2);
});
