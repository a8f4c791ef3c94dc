/** @jest-environment jsdom */
import { loadTextFont } from './text-font';

jest.mock('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', () => './inter.woff2', {
  virtual: true,
});

const added: unknown[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  added.length = 0;
  Object.assign(document, { fonts: { add: (face: unknown) => added.push(face) } });
});

afterEach(() => jest.useRealTimers());

/** Replaces `FontFace` with one whose `load()` returns a promise. Returns the arguments it is created with. */
function fontThat(load: () => Promise<unknown>): unknown[][] {
  const created: unknown[][] = [];
  Object.assign(globalThis, {
    FontFace: class {
      load = load;
      constructor(...args: unknown[]) {
        created.push(args);
      }
    },
  });
  return created;
}

test('resolves when the font is loaded, from the folder of the document and with all weights', async () => {
  const created = fontThat(() => Promise.resolve());
  await loadTextFont();
  expect(created).toEqual([['Inter', 'url("http://localhost/inter.woff2")', { weight: '100 900' }]]);
  expect(added).toHaveLength(1);
});

test('a font file that is missing is no error', async () => {
  fontThat(() => Promise.reject(new Error('A network error occurred.')));
  await expect(loadTextFont()).resolves.toBeUndefined();
});

test('a font file that never arrives is waited for at most three seconds', async () => {
  fontThat(() => new Promise(() => undefined));
  const loaded = jest.fn();
  const loading = loadTextFont().then(loaded);
  await jest.advanceTimersByTimeAsync(2900);
  expect(loaded).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  await loading;
  expect(loaded).toHaveBeenCalled();
});
