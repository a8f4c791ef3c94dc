import { tellPages } from '../../edits/page-events';
import { pagesWereCreated, reloadWhenCreated } from './reload-pages';

jest.mock('../../edits/page-events', () => ({ tellPages: jest.fn() }));

test('a new page is loaded again in the tabs that asked for it too early, once it is created', () => {
  reloadWhenCreated(['/docs/lamp']);
  for (const paths of [['/docs/second'], ['/docs/second', '/docs/lamp'], ['/docs/second', '/docs/lamp']])
    pagesWereCreated(paths);
  const created = [{ pagesCreated: true }];
  expect(jest.mocked(tellPages).mock.calls).toEqual([
    created,
    created,
    [{ path: '/docs/lamp', reload: true }],
    created,
  ]);
});
