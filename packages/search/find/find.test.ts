import { titleRecord } from '../../../test/support/search-service';
import { searchData } from '../engine/data-of-records';
import type { SearchRecord } from '../engine/record';
import { findFiles } from '.';

const options = {
  markdownUrl: (route: string) => `https://a.dev${route}.md`,
  index: 'https://a.dev/llms.txt',
};
const page = (path: string, title: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  ...titleRecord(path, title),
  ...more,
});
const filesOf = (records: SearchRecord[]) => findFiles(searchData(records, []), options);

test('a word is in the file of its first three letters, with all its forms and the best pages first', () => {
  const files = filesOf([
    page('/a', 'Rendering a video', { answers: ['how to render without a watermark'] }),
    page('/b', 'Watermarks'),
    page('/c', 'Other'),
  ]);
  expect(files.get('/find/wat.md')).toBe(
    '# Words that start with “wat”\n\n## watermark, watermarks\n\n' +
      '- [Watermarks](https://a.dev/b.md): All about Watermarks.\n' +
      '- [Rendering a video](https://a.dev/a.md): how to render without a watermark\n',
  );
  expect(files.get('/find/ren.md')).toContain('## render, rendering\n');
  expect(files.get('/find/how.md')).toBeUndefined();
});

test('a section is named if only it matches', () => {
  const section = {
    ...page('/a', 'Audio'),
    objectID: '/a#fade',
    url: 'https://www.example.com/a#fade',
    type: 'lvl2' as const,
    content: null,
    hierarchy: { ...titleRecord('/a', 'Audio').hierarchy, lvl2: 'Fading out' },
    weight: { pageRank: 0, level: 90, position: 1 },
  };
  const files = filesOf([page('/a', 'Audio'), section]);
  expect(files.get('/find/fad.md')).toContain('- [Audio › Fading out](https://a.dev/a.md)');
});

test('a file that would be too long shows fewer pages, and names files with longer prefixes that have them', () => {
  const words = Array.from(
    { length: 40 },
    (_, number) => `compo${String.fromCharCode(97 + (number % 26))}${number}x`,
  );
  const records = Array.from({ length: 10 }, (_, number) =>
    page(`/p${number}`, `${words.join(' ')} ${number}`),
  );
  const files = filesOf(records);
  expect(files.get('/find/com.md')).toMatch(
    /^# Words that start with “com”\n\nMore pages for each word: \[comp\]\(comp\.md\)\n/,
  );
  for (const [name, text] of files) expect([name, text.length <= 20_000]).toEqual([name, true]);
  const places = [...files].flatMap(([, text]) => text.match(/## compoa0x\n\n(?:- .*\n)+/g) ?? []);
  expect(Math.max(...places.map((text) => text.split('\n').length - 3))).toBe(8);
});

test('the introduction has ten lines and names a file that exists in every such search', () => {
  const text = String(filesOf([page('/a', 'Watermark')]).get('/find/index.md'));
  expect(text.match(/^\d+\. /gm)).toHaveLength(10);
  expect(text).toContain('https://a.dev/llms.txt');
});
