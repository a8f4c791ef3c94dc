import { parseLiveMeta, readLiveOptions, writeLiveOptions } from '../../shared/live-options';
import { joinFiles, splitFiles } from '../../shared/sample-files';
import { livePartHtml, readLiveFence } from './live';

const read = (meta: string) => parseLiveMeta(meta);
const options = { width: 640, height: 360, fps: 30, durationInFrames: 90, posterFrame: 45 };

describe('the info string', () => {
  test('has a value for what is left out', () => {
    expect(read('live alt="A ball"')).toEqual({ alt: 'A ball', options });
  });

  test('is read in any order, with a title and lines', () => {
    expect(read('title="a.tsx" {1,3} live size=1280x720 fps=25 duration=50 poster=0 alt="live"')).toEqual({
      alt: 'live',
      options: { width: 1280, height: 720, fps: 25, durationInFrames: 50, posterFrame: 0 },
    });
  });

  test.each([
    ['live', 'a live sample without `alt`'],
    ['live alt=""', 'a live sample without `alt`'],
    ['live alt="A" size=640', '`size=640` on a live sample'],
    ['live alt="A" size=640x99999', '`size=640x99999` on a live sample'],
    ['live alt="A" fps=0', '`fps=0` on a live sample'],
    ['live alt="A" fps=thirty', '`fps=thirty` on a live sample'],
    ['live alt="A" duration=1.5', '`duration=1.5` on a live sample'],
    ['live alt="A" duration=30 poster=30', '`poster=30` on a live sample'],
  ])('%s is refused', (meta, found) => {
    expect(read(meta)).toMatchObject({ problem: { found } });
  });

  test('options survive the way through the page', () => {
    expect(readLiveOptions(`${writeLiveOptions(options)} 0123456789`)).toEqual(options);
  });
});

describe('a fence', () => {
  const fence = { language: 'tsx', meta: 'live alt="A"', source: 'const a = 1;' };

  test('is live with the word, not with a title that has it', () => {
    expect(readLiveFence(fence)).toMatchObject({ alt: 'A', options });
    expect(readLiveFence({ ...fence, meta: 'title="live"' })).toBeUndefined();
    expect(readLiveFence({ ...fence, meta: '' })).toBeUndefined();
    expect(readLiveFence({ ...fence, language: 'jsx' })).toBeUndefined();
  });

  test('may be several files', () => {
    const source = '// @filename: a.tsx\na\n// @filename: b.ts\nb';
    expect(readLiveFence({ ...fence, source })).toMatchObject({ code: source });
    expect(splitFiles(source)).toEqual([
      { name: 'a.tsx', code: 'a' },
      { name: 'b.ts', code: 'b' },
    ]);
    expect(splitFiles(joinFiles(splitFiles(source)))).toEqual(splitFiles(source));
    expect(splitFiles('a\nb', 'src/A.tsx')).toEqual([{ name: 'src/A.tsx', code: 'a\nb' }]);
    expect(joinFiles([{ name: 'src/A.tsx', code: 'a' }])).toBe('a');
  });

  test('that hides lines or is of another language is refused', () => {
    expect(readLiveFence({ ...fence, source: 'a\n// ---cut---\nb' })).toMatchObject({
      problem: { found: expect.stringMatching(/hidden lines/) },
    });
    expect(readLiveFence({ ...fence, language: 'ts' })).toMatchObject({
      problem: { found: expect.stringMatching(/`ts`/) },
    });
  });

  test('has a digest of its code and its options', () => {
    const digest = (change: Partial<typeof fence>) => {
      const read = readLiveFence({ ...fence, ...change });
      return read && 'digest' in read ? read.digest : undefined;
    };
    expect(digest({})).toMatch(/^[\da-f]{10}$/);
    expect(digest({ meta: 'live alt="B"' })).toBe(digest({}));
    expect(digest({ source: 'const a = 2;' })).not.toBe(digest({}));
    expect(digest({ meta: 'live alt="A" fps=25' })).not.toBe(digest({}));
  });
});

test('the poster has its size, its text, and the path prefix', () => {
  const html = livePartHtml({ options, alt: 'A "ball"', digest: 'abc' }, '/sub', 'sample');
  expect(html).toContain(
    '<img src="/sub/samples/abc.avif" width="640" height="360" alt="A &quot;ball&quot;" loading="lazy"',
  );
});
