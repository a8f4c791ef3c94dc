import { keepPagesCurrent, pagesAreCreated } from './pages-version';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a node of ours is changed until pages are created that show what was pushed', () => {
  const createNode = jest.fn();
  pagesAreCreated();
  keepPagesCurrent({ createNode });
  jest.advanceTimersByTime(1499);
  expect(createNode).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(createNode).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(3000);
  expect(createNode).toHaveBeenCalledTimes(2);
  pagesAreCreated();
  jest.advanceTimersByTime(100_000);
  expect(createNode).toHaveBeenCalledTimes(2);
});

test('pages that are created in time need nothing', () => {
  const createNode = jest.fn();
  keepPagesCurrent({ createNode });
  pagesAreCreated();
  jest.advanceTimersByTime(100_000);
  expect(createNode).not.toHaveBeenCalled();
});
