import path from 'node:path';
import { temporaryFolder } from '../../../../test/support/temporary';
import { readDocsReview } from '.';

const read = (review: unknown) => {
  const root = temporaryFolder('review', { 'content/review.json': JSON.stringify(review, null, 1) });
  return readDocsReview({ root, contentDir: path.join(root, 'content') });
};

test('mistakes are reported with their line', () => {
  expect(() => read({ reviewed: '4.0', withoutMessages: {} })).toThrow(
    `content/review.json:2
  found:    \`reviewed\`: "4.0"
  expected: a version such as 4.0.357`,
  );
  expect(() => read({ reviewed: '4.0.357', withoutMessages: {} })).toThrow('Did you mean `withoutMessage`?');
});

test('every exception has a reason', () => {
  expect(() => read({ reviewed: '4.0.357', withoutMessage: { '/docs/a': 'yes' } })).toThrow(
    'expected: a reason, in words',
  );
});

test("another site's content needs no review, and this site's has one", () => {
  const root = temporaryFolder('review');
  expect(readDocsReview({ root, contentDir: root })).toBeUndefined();
  const own = { root: process.cwd(), contentDir: path.join(process.cwd(), 'content') };
  expect(readDocsReview(own)).toMatchObject({ answers: { required: true } });
});
