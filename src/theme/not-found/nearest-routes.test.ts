import { nearestRoutes, wordsOfPath } from './nearest-routes';

const routes = [
  '/docs/',
  '/docs/api',
  '/docs/sequence',
  '/docs/series',
  '/docs/lambda/',
  '/docs/lambda/setup',
  '/docs/cloudrun/setup',
  '/docs/lambda/rendermediaonlambda',
  '/blog',
  '/blog/4-0',
  '/about/',
  '/about',
].map((path) => ({ path, title: path }));
const nearest = (path: string) => nearestRoutes(path, routes).map(({ path: found }) => found);

test('a mistyped path is near to its page', () => {
  expect(nearest('/docs/sequnce')[0]).toBe('/docs/sequence');
  expect(nearest('/docs/Sequence.html')[0]).toBe('/docs/sequence');
  expect(nearest('/docs/lambda/render-media-on-lambda')[0]).toBe('/docs/lambda/rendermediaonlambda');
  expect(nearest('/abuot')).toEqual(['/about/']);
});

test('of two pages with the same name the one with the same parts is nearer', () => {
  expect(nearest('/docs/cloudrun/setupp').slice(0, 2)).toEqual([
    '/docs/cloudrun/setup',
    '/docs/lambda/setup',
  ]);
  expect(nearest('/setup').sort()).toEqual(['/docs/cloudrun/setup', '/docs/lambda/setup']);
});

test('a path that is the beginning of others is near to these pages', () => {
  expect(nearest('/docs/cloudrun')).toEqual(['/docs/cloudrun/setup']);
  expect(nearest('/docs/lambda/setup/')).toContain('/docs/lambda/setup');
  expect(nearest('/docs/lambda').slice(0, 2)).toEqual(['/docs/lambda/', '/docs/lambda/setup']);
});

test('a path that is like nothing has no nearest routes', () => {
  expect(nearest('/wp-login.php')).toEqual([]);
  expect(nearest('/')).toEqual([]);
  expect(nearest('/docs/%E0%A4%A')).toEqual([]);
});

test('the words of a path are searched for', () => {
  expect(wordsOfPath('/docs/lambda/render-media_onLambda.html')).toBe('lambda render media onlambda');
  expect(wordsOfPath('/docs')).toBe('docs');
  expect(wordsOfPath('/a%20b/')).toBe('a b');
  expect(wordsOfPath('/')).toBe('');
  expect(wordsOfPath(`/${'x'.repeat(100)}`)).toHaveLength(64);
});
