import { titleParts } from './title-parts';

const code = (text: string) => [{ text, isCode: true }];

describe('titleParts', () => {
  it('takes API names for code', () => {
    for (const name of [
      '<Player>',
      'useCurrentFrame()',
      '@remotion/lambda',
      '@remotion/lambda/client',
      'npx remotion render',
      'interpolate()',
    ]) {
      expect(titleParts(name)).toEqual(code(name));
    }
  });

  it('takes sentences for text', () => {
    for (const title of [
      'Getting started',
      'The fundamentals',
      'Next.js',
      'Why <Img> (and not img)',
      'A (b)',
    ]) {
      expect(titleParts(title)).toEqual([{ text: title, isCode: false }]);
    }
  });

  it('takes what stands between backticks for code', () => {
    expect(titleParts('Using `<Img>` well')).toEqual([
      { text: 'Using ', isCode: false },
      { text: '<Img>', isCode: true },
      { text: ' well', isCode: false },
    ]);
  });
});
