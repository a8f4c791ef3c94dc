import { gatsbyCall, pickWarnings } from './gatsby.mjs';

test('a build under a path prefix says so to Gatsby, the development server does not', () => {
  expect(gatsbyCall(['build'], {}).args.slice(1)).toEqual(['build']);
  expect(gatsbyCall(['build'], { PATH_PREFIX: '/sub' }).args.slice(1)).toEqual(['build', '--prefix-paths']);
  expect(gatsbyCall(['build'], { PATH_PREFIX: '/' }).args.slice(1)).toEqual(['build']);
  expect(gatsbyCall(['develop'], { PATH_PREFIX: '/sub' }).args.slice(1)).toEqual(['develop']);
});

test('the count of workers can be set from outside', () => {
  expect(gatsbyCall(['build'], { GATSBY_CPU_COUNT: '8' }).env.GATSBY_CPU_COUNT).toBe('8');
});

test('warnings are picked with the lines that belong to them', () => {
  const output = [
    'success load gatsby config - 0.1s',
    'warn Two files have the route /docs/x:',
    '  content/docs/x.mdx',
    '  content/docs/y.mdx',
    'info Total nodes: 12',
    'warn second',
    '',
    'not a warning',
  ].join('\n');
  expect(pickWarnings(output)).toEqual([
    'Two files have the route /docs/x:\n  content/docs/x.mdx\n  content/docs/y.mdx',
    'second',
  ]);
});
