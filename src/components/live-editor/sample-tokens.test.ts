import { sampleTokens } from './sample-tokens';

test('a line keeps its text and gets its kinds', () => {
  expect(sampleTokens("  const grown = spring({ fps, frame: 4 }); // 'x'")).toEqual([
    { text: '  ' },
    { text: 'const', kind: 'keyword' },
    { text: ' grown ' },
    { text: '=', kind: 'operator' },
    { text: ' ' },
    { text: 'spring', kind: 'function' },
    { text: '({ fps, frame: ' },
    { text: '4', kind: 'number' },
    { text: ' }); // ' },
    { text: "'x'", kind: 'string' },
  ]);
});

test('tags are told from arrows', () => {
  expect(sampleTokens('() => <div style={{ height }} />').filter((token) => token.kind)).toEqual([
    { text: '=>', kind: 'operator' },
    { text: '<div', kind: 'tag' },
    { text: '/>', kind: 'tag' },
  ]);
  expect(sampleTokens('')).toEqual([]);
});
