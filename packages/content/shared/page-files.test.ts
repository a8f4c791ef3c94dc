import { markdownFile, ogImageFile } from './page-files';

test.each([
  ['/', '/index.md', '/cards/index.jpg'],
  ['/docs/', '/docs.md', '/cards/docs.jpg'],
  ['/docs/lambda/setup', '/docs/lambda/setup.md', '/cards/docs/lambda/setup.jpg'],
])('%s has %s and %s beside it', (route, markdown, card) => {
  expect([markdownFile(route), ogImageFile(route)]).toEqual([markdown, card]);
});
