import { titleRecord } from '../../../test/support/search-service';
import { searchData } from '../engine/data-of-records';
import type { SearchRecord } from '../engine/record';
import { findFiles } from '.';

const options = {
  markdownUrl: (route: string) => `https://a.dev${route === '/' ? '/index' : route.replace(/\/$/, '')}.md`,
  index: 'https://a.dev/llms.txt',
};
const page = (path: string, title: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  ...titleRecord(path, title),
  ...more,
});
const filesOf = (records: SearchRecord[]) => findFiles(searchData(records, []), options);

test('a word is in the file of its first three letters, with all its forms and the best pages first', () => {
  const files = filesOf([
    page('/a', 'Rendering a video', { answers: ['how to render without a watermark', 'a watermark costs'] }),
    page('/b', 'Watermarks'),
    page('/c', 'Other'),
  ]);
  expect(files.get('/find/wat.md')).toBe(
    '# Words that start with “wat”\n\n## watermark, watermarks (2)\n/b /a\n' +
      '- /b: Watermarks\n' +
      '- /a: how to render without a watermark · a watermark costs\n',
  );
  expect(files.get('/find/ren.md')).toContain('## render, rendering (1)\n- /a: Rendering a video');
  expect(files.get('/find/how.md')).toBeUndefined();
});

test('a path and .md are the address of the page', () => {
  const files = filesOf([page('/a/', 'Watermark'), page('/', 'Watermarks')]);
  expect(files.get('/find/wat.md')).toContain('\n/index /a\n- /index: Watermarks\n- /a: Watermark\n');
});

test('a phrase is listed under its rarest words', () => {
  const records = ['one', 'two', 'six'].map((name) => page(`/${name}`, `${name} video shows`));
  const files = filesOf([...records, page('/a', 'A', { symptoms: ['my video shows a purple rectangle'] })]);
  expect(files.get('/find/pur.md')).toContain('- /a: my video shows a purple rectangle\n');
  expect(files.get('/find/rec.md')).toContain('- /a: my video shows a purple rectangle\n');
  expect(files.get('/find/vid.md')).not.toContain('rectangle');
});

test('a page without such a phrase is quoted, and a section is named if only it matches', () => {
  const section = {
    ...page('/a', 'Audio'),
    objectID: '/a#fade',
    url: 'https://www.example.com/a#fade',
    type: 'lvl2' as const,
    content: 'Lower the volume gradually.',
    hierarchy: { ...titleRecord('/a', 'Audio').hierarchy, lvl2: 'Fading out' },
    weight: { pageRank: 0, level: 90, position: 1 },
  };
  const files = filesOf([page('/a', 'Audio'), section]);
  expect(files.get('/find/gra.md')).toContain(
    '## gradually (1)\n- /a › Fading out: Lower the volume gradually.\n',
  );
});

test('a file that would be too long shows fewer pages, and names files with longer prefixes that have them', () => {
  const words = Array.from(
    { length: 60 },
    (_, number) => `compo${String.fromCharCode(97 + (number % 26))}${number}x`,
  );
  const records = Array.from({ length: 40 }, (_, number) =>
    page(`/page-with-a-long-path/${number}`, `${words.join(' ')} ${number}`),
  );
  const files = filesOf(records);
  expect(files.get('/find/com.md')).toMatch(
    /^# Words that start with “com”\n\nMore about each word: \[comp\]\(comp\.md\)\n/,
  );
  expect(files.get('/find/com.md')).toContain('## compoa0x (40)\n/page');
  for (const [name, text] of files) expect([name, text.length <= 30_000]).toEqual([name, true]);
  const lists = [...files].flatMap(([, text]) => text.match(/(?<=## compoa0x \(40\)\n)\/.*/g) ?? []);
  expect(Math.max(...lists.map((list) => list.split(' ').length))).toBe(40);
});

test('the introduction has ten lines and names a file that exists in every such search', () => {
  const text = String(filesOf([page('/a', 'Watermark')]).get('/find/index.md'));
  expect(text.match(/^\d+\. /gm)).toHaveLength(10);
  expect(text).toContain('https://a.dev/llms.txt');
});
