import { linkLabel, playableVideo, splitTitle } from './entry';

test('titles have a name and say what it is', () => {
  expect(splitTitle('Hackreels - Animate your code')).toEqual({
    name: 'Hackreels',
    subject: 'Animate your code',
  });
  expect(splitTitle('A - b - c')).toEqual({ name: 'A', subject: 'b - c' });
  expect(splitTitle('Watercolor')).toEqual({ name: 'Watercolor', subject: null });
});

test('links have labels', () => {
  expect(linkLabel('source_code')).toBe('Code');
  expect(linkLabel('other')).toBe('other');
});

test('only a video of YouTube’s plays on the page', () => {
  const youtube = { type: 'video', url: 'https://www.youtube.com/watch?v=5m48kkhak-M' };
  expect(playableVideo([{ type: 'website', url: youtube.url }, youtube])).toEqual({ id: '5m48kkhak-M' });
  expect(playableVideo([{ type: 'website', url: youtube.url }])).toBeUndefined();
  expect(playableVideo([{ type: 'video', url: 'https://x.com/a/status/1' }])).toBeUndefined();
});
