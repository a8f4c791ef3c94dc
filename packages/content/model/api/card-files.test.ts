import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { cardFile } from './card-files';

const index = {
  find: () => undefined,
  exportOf: () => undefined,
  routes: new Set<string>(),
  cards: new Map([
    ['/docs/ai/', { signature: 'ai()' }],
    ['/docs/ai/#model', { signature: 'model: string', default: '"a"' }],
  ]),
};

test('the cards of samples and prose are in one file, by routes without a trailing slash', () => {
  const use = {
    samples: [{ uses: { '/docs/ai/#model': 3, '/docs/gone': 1 } }],
    prose: ['/docs/ai/'],
    answers: {},
  };
  const file = cardFile(use, index);
  expect(JSON.parse(file?.text ?? '')).toEqual({
    '/docs/ai': { signature: 'ai()' },
    '/docs/ai#model': { signature: 'model: string', default: '"a"' },
  });
  expect(file?.url).toMatch(/^\/static\/apis\/[\da-f]{12}\.json$/);
  expect(cardFile({ ...use, samples: [] }, index)?.url).not.toBe(file?.url);
  expect(cardFile({ ...use, samples: [{ uses: { '/docs/ai/#model': 1 } }] }, index)?.url).toBe(file?.url);
});

test('the file of a page that links to very many APIs has shorter texts, and is small', () => {
  const random = (seed: number) =>
    createHash('sha256').update(String(seed)).digest('base64').replaceAll('/', ' ');
  const routes = Array.from({ length: 60 }, (_, index) => `/docs/${index}`);
  const cards = new Map(
    routes.map((to, index) => [
      to,
      { signature: `api${index}()`, text: random(index).repeat(3), since: '4.0.1' },
    ]),
  );
  const many = { find: () => undefined, exportOf: () => undefined, routes: new Set<string>(), cards };
  const linksTo = (count: number) => ({ ...use, samples: [], prose: routes.slice(0, count) });
  const use = { samples: [], prose: [], answers: {} };
  const few = JSON.parse(cardFile(linksTo(4), many)?.text ?? '');
  expect(few['/docs/3'].text).toBe(random(3).repeat(3));
  const file = cardFile(linksTo(60), many)?.text ?? '';
  expect(gzipSync(file).length).toBeLessThanOrEqual(3000);
  expect(Object.keys(JSON.parse(file))).toHaveLength(60);
  expect(JSON.parse(file)['/docs/3']).toMatchObject({ signature: 'api3()', since: '4.0.1' });
});

test('a page that links to no API has no file', () => {
  expect(cardFile({ samples: [], prose: [], answers: {} }, index)).toBeUndefined();
});
