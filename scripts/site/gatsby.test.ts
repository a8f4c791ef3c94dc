import { gatsbyCall, pickWarnings } from './gatsby.mjs';

/** Returns the arguments that Gatsby itself receives. */
function gatsbyArguments(args: string[], env: NodeJS.ProcessEnv) {
  const all = gatsbyCall(args, env).args;
  return all.slice(all.findIndex((argument) => argument.endsWith('gatsby/cli.js')) + 1);
}

test('a build under a path prefix says so to Gatsby, the development server does not', () => {
  expect(gatsbyArguments(['build'], {})).toEqual(['build']);
  expect(gatsbyArguments(['build'], { PATH_PREFIX: '/sub' })).toEqual(['build', '--prefix-paths']);
  expect(gatsbyArguments(['build'], { PATH_PREFIX: '/' })).toEqual(['build']);
  expect(gatsbyArguments(['develop'], { PATH_PREFIX: '/sub' })).toEqual(['develop']);
});

test('on two cores Gatsby runs the queries itself, and its other process only makes HTML', () => {
  const processes = (cores: number) => gatsbyCall(['build'], {}, cores).env.GATSBY_CPU_COUNT;
  expect([1, 2, 3, 8].map(processes)).toEqual(['1', '1', '3', '8']);
  const { args } = gatsbyCall(['build'], {});
  expect(args.filter((argument) => /^--require=.*\.cjs$/.test(argument))).toHaveLength(1);
});

test('the count of processes can be set from outside', () => {
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
    'warning third, of the logger for no terminal,',
    'in two lines',
    'warning fourth',
    '',
    'not a warning',
  ].join('\n');
  expect(pickWarnings(output)).toEqual([
    'Two files have the route /docs/x:\n  content/docs/x.mdx\n  content/docs/y.mdx',
    'second',
    'third, of the logger for no terminal,\nin two lines',
    'fourth',
  ]);
});
