import { cardFile } from './card-files';

const index = {
  find: () => undefined,
  routes: new Set<string>(),
  cards: new Map([
    ['/docs/ai/', { signature: 'ai()' }],
    ['/docs/ai/#model', { signature: 'model: string', default: '"a"' }],
  ]),
};

test('the cards of samples and prose are in one file, by routes without a trailing slash', () => {
  const use = { samples: { '/docs/ai/#model': 3, '/docs/gone': 1 }, prose: ['/docs/ai/'], answers: {} };
  const file = cardFile(use, index);
  expect(JSON.parse(file?.text ?? '')).toEqual({
    '/docs/ai': { signature: 'ai()' },
    '/docs/ai#model': { signature: 'model: string', default: '"a"' },
  });
  expect(file?.url).toMatch(/^\/static\/apis\/[\da-f]{12}\.json$/);
  expect(cardFile({ ...use, samples: {} }, index)?.url).not.toBe(file?.url);
  expect(cardFile({ ...use, samples: { '/docs/ai/#model': 1 } }, index)?.url).toBe(file?.url);
});

test('a page that links to no API has no file', () => {
  expect(cardFile({ samples: {}, prose: [], answers: {} }, index)).toBeUndefined();
});
