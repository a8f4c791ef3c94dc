import { highlightLines } from '../../../packages/content/compile/code/highlight';
import { demos } from '../../../packages/content/demos';
import { demoCode } from '../../../packages/content/demos/values';
import { waveCode } from '../hero-timeline/hero-code';
import { initialOptions, playerCode } from '../playground/player-options';
import { sampleTokens } from './sample-tokens';

const kindsOf = (line: string) => sampleTokens(line).filter(({ kind }) => kind);

test('a line keeps its text and gets its kinds', () => {
  expect(sampleTokens("  const grown = spring({ fps, frame: 4.5 }); // 'x'")).toEqual([
    { text: '  ' },
    { text: 'const', kind: 'keyword' },
    { text: ' grown ' },
    { text: '=', kind: 'operator' },
    { text: ' ' },
    { text: 'spring', kind: 'function' },
    { text: '({ fps, frame: ' },
    { text: '4.5', kind: 'number' },
    { text: ' }); ' },
    { text: "// 'x'", kind: 'comment' },
  ]);
  expect(sampleTokens('')).toEqual([]);
});

test('tags are distinguished from arrows, and attributes from keywords', () => {
  expect(kindsOf('() => <div style={{ height }} />')).toEqual([
    { text: '=>', kind: 'operator' },
    { text: 'div', kind: 'tag' },
    { text: 'style', kind: 'constant' },
  ]);
  expect(kindsOf('<Sequence from={30} name="One">')).toEqual([
    { text: 'Sequence', kind: 'tag' },
    { text: 'from', kind: 'constant' },
    { text: '30', kind: 'number' },
    { text: 'name', kind: 'constant' },
    { text: '"One"', kind: 'string' },
  ]);
});

test('a quote that a reader types does not end the string', () => {
  expect(kindsOf(String.raw`title: 'It\'s // 1',`)).toEqual([
    { text: String.raw`'It\'s // 1'`, kind: 'string' },
  ]);
});

/** The token types that both highlighters color, by Prism's names. */
const kindByName: Record<string, string> = {
  comment: 'comment',
  string: 'string',
  'attr-value': 'string',
  keyword: 'keyword',
  number: 'number',
  tag: 'tag',
  function: 'function',
};

/**
 * Returns the characters of a line with their types, without quotes, which Prism does not include in
 * attribute values.
 */
const spread = (line: { text: string; kind?: string | undefined }[]) =>
  line.flatMap(({ text, kind }) =>
    text
      .replace(/["'\s]/g, '')
      .split('')
      .map((character) => `${character} ${(kind && kindByName[kind]) ?? 'plain'}`),
  );

/** Returns a line's tokens as Prism colors it. */
function prismTokens(html: string) {
  const decode = (text: string) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return [...html.matchAll(/<span class="token ([\w-]+)[^"]*">(.*?)<\/span>|([^<]+)/g)].map(
    ([, kind, colored, plain]) => ({ text: decode(colored ?? plain ?? ''), kind }),
  );
}

test('Prism colors the same comments, strings, keywords, numbers, tags and functions in all samples', () => {
  const samples = [
    waveCode,
    playerCode({ ...initialOptions, playbackRate: 1.5, inFrame: 1, outFrame: 2, loop: false }),
    ...Object.values(demos).map((demo) => demoCode(demo, {})),
  ];
  const different = samples.flatMap((sample) => {
    const html = highlightLines(sample, 'tsx');
    let isInTemplate = false;
    return sample.split('\n').filter((line, index) => {
      // Template literals are not distinguished from other code.
      const wasInTemplate = isInTemplate;
      if (line.split('`').length % 2 === 0) isInTemplate = !isInTemplate;
      if (wasInTemplate || line.includes('`')) return false;
      return spread(sampleTokens(line)).join() !== spread(prismTokens(html[index] ?? '')).join();
    });
  });
  expect(different).toEqual([]);
});
