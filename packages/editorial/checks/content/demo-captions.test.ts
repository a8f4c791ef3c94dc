import fs from 'node:fs';
import path from 'node:path';
import { checkedPage } from '../../../../test/support/checked-page';
import { optionsOf } from '../../../../test/support/settings';
import { temporaryFolder, writeFiles } from '../../../../test/support/temporary';
import { type ContentProblem, formatProblem } from '../../../content/shared/content-error';
import { checkDemoCaptions, readReviews, writeReviews } from './demo-captions';

const body = '<Demo type="spring" damping={12} caption="It swings." />\n';
const poster = 'static/demos/spring.damping-12-light.avif';

function project(files: Record<string, string> = {}) {
  const root = temporaryFolder('captions', files);
  const folders = { root, contentDir: path.join(root, 'content') };
  writeFiles(root, { 'content/docs/page.mdx': `---\ntitle: A page\n---\n\n${body}` });
  const check = () =>
    checkDemoCaptions([checkedPage(body)], { root, reviews: readReviews(folders, []) })
      .map(formatProblem)
      .join('\n\n');
  return { folders, check };
}

test('a caption needs a review, and a review is for one poster', () => {
  const { folders, check } = project({ [poster]: 'first' });
  expect(check()).toBe(
    `content/docs/page.mdx:6:1
  found:    the caption "It swings.", with no review
  expected: a caption that has been compared with the poster of the demo
  fix:      Look at ${poster}. If it shows what the caption says, run \`npm run update -- posters --reviewed\`.`,
  );
  expect(writeReviews(optionsOf(folders))).toBe(1);
  expect(check()).toBe('');
  fs.writeFileSync(path.join(folders.root, poster), 'second');
  expect(check()).toContain('with a poster that has changed since its review');
});

test('a demo with values of its own needs its own poster', () => {
  const { folders, check } = project();
  expect(check()).toContain('with no poster');
  writeReviews(optionsOf(folders));
  expect(check()).toContain('fix:      Run `npm run update -- posters`, look at the poster');
});

test('the caption of the demo itself needs no review', () => {
  const root = temporaryFolder('captions');
  expect(checkDemoCaptions([checkedPage('<Demo type="spring" />\n')], { root, reviews: {} })).toEqual([]);
});

test('a file of reviews that was cut is reported with its line, and every caption needs a review', () => {
  const { folders, check } = project({
    [poster]: 'first',
    'content/demo-captions.json': '{\n  "a": "b",\n  "c',
  });
  const problems: ContentProblem[] = [];
  expect(readReviews(folders, problems)).toEqual({});
  expect(problems).toMatchObject([{ file: 'content/demo-captions.json', line: 3 }]);
  expect(check()).toContain('with no review');
});
