import { EventEmitter } from 'node:events';
import { rmSync } from 'node:fs';
import type { CreatePagesArgs } from 'gatsby';
import { createContent } from '../../test/support/compile';

let keepUp: typeof import('./keep-up').keepUp;

/** What Gatsby gives to `createPages`; `asked` holds what it was asked to do. */
function development() {
  const root = createContent({ 'content/docs/a.mdx': 'A', 'content/docs/b.mdx': 'B' });
  const [a, b] = ['a', 'b'].map((name) => ({
    sourcePath: `${root}/content/docs/${name}.mdx`,
    internal: { type: 'Doc' },
  }));
  const site = { internal: { type: 'Site' } };
  const emitter = new EventEmitter();
  const asked: [string, unknown][] = [];
  const api = {
    emitter,
    actions: {
      touchNode: (node: unknown) => asked.push(['touch', node]),
      deleteNode: (node: unknown) => asked.push(['delete', node]),
    },
    getNodesByType: (type: string) => ({ Site: [site], Doc: [a, b] })[type] ?? [],
  };
  return {
    a,
    b,
    site,
    asked,
    api: api as unknown as CreatePagesArgs,
    change: (node: unknown) => emitter.emit('CREATE_NODE', { payload: node }),
  };
}

beforeEach(async () => {
  jest.resetModules();
  jest.useFakeTimers();
  ({ keepUp } = await import('./keep-up'));
});

afterEach(() => jest.useRealTimers());

test('a node that has changed since has Gatsby make the pages anew, until it does', () => {
  const { api, asked, change, a, site } = development();
  keepUp(api);
  jest.advanceTimersByTime(10_000);
  expect(asked).toEqual([]);

  change(a);
  jest.advanceTimersByTime(1499);
  expect(asked).toEqual([]);
  jest.advanceTimersByTime(1501);
  const again = ['touch', site];
  expect(asked).toEqual([again, again]);

  keepUp(api);
  jest.advanceTimersByTime(10_000);
  expect(asked).toEqual([again, again]);
});

test('a change that the pages show already asks for nothing', () => {
  const { api, asked, change, a } = development();
  keepUp(api);
  change(a);
  keepUp(api);
  change({ internal: { type: 'SitePage' } });
  jest.advanceTimersByTime(10_000);
  expect(asked).toEqual([]);
});

test('the node of a file that is gone goes too', () => {
  const { api, asked, b } = development();
  rmSync(String(b?.sourcePath));
  keepUp(api);
  expect(asked).toEqual([['delete', b]]);
});
