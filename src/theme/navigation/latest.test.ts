import { createLatestNavigation } from './latest';

function deferred() {
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...(settle as NonNullable<typeof settle>) };
}

test('of two navigations the last wins, whichever is loaded first', async () => {
  const { start } = createLatestNavigation();
  const gone: string[] = [];
  const [slow, fast] = [deferred(), deferred()];
  const both = [
    start(
      () => slow.promise,
      () => gone.push('slow'),
    ),
    start(
      () => fast.promise,
      () => gone.push('fast'),
    ),
  ];
  fast.resolve();
  slow.resolve();
  await Promise.all(both);
  expect(gone).toEqual(['fast']);
});

test('one that was cancelled goes nowhere, one that cannot be loaded goes on', async () => {
  const { start, cancel } = createLatestNavigation();
  const gone: string[] = [];
  const first = start(
    () => Promise.resolve(),
    () => gone.push('first'),
  );
  cancel();
  await first;
  await start(
    () => Promise.reject(new Error('offline')),
    () => gone.push('second'),
  );
  expect(gone).toEqual(['second']);
});
