import { temporaryFolder } from '../test/support/temporary';
import { mixedPaths, summarizeRounds } from './server.mjs';

test('medians over the rounds, and the errors of all', () => {
  const rounds = [3, 1, 2].map((value) => ({
    answers: value * 1000,
    p50: value,
    p99: value * 10,
    errors: value === 3 ? 2 : 0,
    bytes: 100,
    processor: value,
  }));
  expect(summarizeRounds(rounds)).toEqual({
    answers: 2000,
    p50: 2,
    p99: 20,
    errors: 2,
    bytes: 100,
    processor: 2,
  });
});

test('half of the requests are for pages, half for the hashed files that they name', () => {
  const page = (name: string) =>
    `<script src="/static/${name}.js"></script><script src="/static/app.js"></script>`;
  const folder = temporaryFolder('mixed-paths', {
    'docs/index.html': page('docs'),
    'docs/a/index.html': page('a'),
    'docs/b/index.html': page('b'),
    'docs/no-page/deeper.html': page('deeper'),
  });
  expect(mixedPaths(folder)).toEqual(['/docs/a', '/static/a.js', '/docs/b', '/static/app.js']);
});
