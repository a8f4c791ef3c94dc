/** @jest-environment jsdom */
import { navigate, parsePath, withPrefix } from './gatsby-link';

beforeAll(() => Object.assign(globalThis, { __BASE_PATH__: '/sub', __PATH_PREFIX__: '/sub' }));

test('paths of the site get the prefix, other addresses stay', () => {
  expect(['/docs/', 'docs', '/'].map(withPrefix)).toEqual(['/sub/docs/', '/sub/docs', '/sub/']);
  const others = ['https://example.com/', 'mailto:a@example.com', './a', '../a'];
  expect(others.map(withPrefix)).toEqual(others);
});

test('addresses are split as Gatsby expects', () => {
  expect(parsePath('/a?b=1#c?d')).toEqual({ pathname: '/a', search: '?b=1', hash: '#c?d' });
  expect(parsePath('/a?#')).toEqual({ pathname: '/a', search: '', hash: '' });
  expect(parsePath(undefined)).toEqual({ pathname: '/', search: '', hash: '' });
});

test('navigation goes through the router, under the prefix', () => {
  const go = jest.fn();
  Object.assign(window, { ___navigate: go });
  navigate('/docs/?a=1#b', { replace: true });
  navigate(-1);
  expect(go.mock.calls).toEqual([
    ['/sub/docs/?a=1#b', { replace: true }],
    [-1, undefined],
  ]);
});
