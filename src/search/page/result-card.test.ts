import { opening } from './result-card';

test.each([
  ['Renders a video.', 'Renders a video.'],
  ['<Sequence> shifts its children.', '<Sequence> shifts its children.'],
  ['., the picture is blurry', '…the picture is blurry'],
  ['<mark>blurry</mark> text', '…<mark>blurry</mark> text'],
  ['…, which is <mark>blurry</mark>', '…which is <mark>blurry</mark>'],
  ['…than frames', '…than frames'],
])('the snippet "%s" begins as a sentence or with an ellipsis', (value, shown) => {
  expect(opening(value)).toBe(shown);
});
