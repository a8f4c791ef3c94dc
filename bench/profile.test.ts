import { summarize } from './profile.mjs';

const node = (id: number, functionName: string, url: string, children: number[] = []) => ({
  id,
  callFrame: { functionName, url, scriptId: '', lineNumber: 0, columnNumber: 0 },
  children,
});

/** Gatsby's process: each of its functions runs for a second. */
const gatsby = {
  command: '/packages/node_modules/gatsby/cli.js build',
  seconds: 9,
  profile: {
    startTime: 0,
    endTime: 0,
    nodes: [
      node(1, '(root)', '', [2, 4, 6, 8, 9]),
      node(2, 'run', '/packages/node_modules/gatsby/dist/index.js', [3]),
      node(3, 'map', '/packages/node_modules/lodash/map.js'),
      node(4, 'sourceNodes', '/site/.cache/compiled/gatsby-node.js', [5]),
      node(5, 'parse', '/packages/node_modules/unified/index.js'),
      node(6, 'require', 'node:internal/modules/helpers', [7]),
      node(7, '', '/packages/node_modules/webpack/index.js'),
      node(8, '(garbage collector)', ''),
      node(9, '(idle)', ''),
    ],
    samples: [2, 3, 4, 5, 7, 8, 9],
    timeDeltas: [1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6],
  },
};

test('time is that of the nearest caller with an area, and loading comes first', () => {
  expect(summarize([gatsby], 12)).toEqual({
    'loading code': 1,
    bundling: 0,
    'this site’s code': 2,
    'Gatsby and GraphQL': 2,
    'garbage collection': 1,
    'other code': 0,
    'its other threads: V8’s, bundler, images': 3,
    'other processes': 3,
  });
});

test('other processes count as a whole', () => {
  const html = { ...gatsby, command: '/packages/node_modules/gatsby-worker/dist/child.js', seconds: 4 };
  expect(summarize([html], 4)).toEqual({ 'process for HTML': 4, 'other processes': 0 });
});
