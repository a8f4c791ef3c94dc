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

test('a word is in the file of its first four letters, with all its forms and the best pages first', () => {
  const files = filesOf([
    page('/a', 'Rendering a video', { answers: ['how to render without a watermark', 'a watermark costs'] }),
    page('/b', 'Watermarks'),
    page('/c', 'Other'),
  ]);
  expect(files.get('/find/wate.md')).toBe(
    '# Words that start with “wate”\n\n## watermark, watermarks (2)\n' +
      '- /b: Watermarks\n' +
      '- /a: how to render without a watermark · a watermark costs\n',
  );
  expect(files.get('/find/rend.md')).toContain('## render, rendering (1)\n- /a: Rendering a video');
  expect(files.get('/find/how.md')).toBeUndefined();
});

test('a path and .md are the address of the page', () => {
  const files = filesOf([page('/a/', 'Watermark'), page('/', 'Watermarks')]);
  expect(files.get('/find/wate.md')).toContain('\n- /index: Watermarks\n- /a: Watermark\n');
});

test('a phrase is listed under its rarest words', () => {
  const records = ['one', 'two', 'six'].map((name) => page(`/${name}`, `${name} video shows`));
  const files = filesOf([
    ...records,
    page('/a', 'A', { symptoms: ['my video shows a large purple rectangle forever'] }),
  ]);
  expect(files.get('/find/purp.md')).toContain('- /a: my video shows a large purple rectangle forever\n');
  expect(files.get('/find/rect.md')).toContain('- /a: my video shows a large purple rectangle forever\n');
  expect(files.get('/find/vide.md')).not.toContain('rectangle');
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
  expect(files.get('/find/grad.md')).toContain(
    '## gradually (1)\n- /a › Fading out: Lower the volume gradually.\n',
  );
});

test('a word whose forms start differently is in the files of all of them', () => {
  const files = filesOf([page('/a', 'Fading'), page('/b', 'Fade')]);
  for (const name of ['fade', 'fadi'])
    expect(files.get(`/find/${name}.md`)).toContain('## fade, fading (2)\n');
});

test('pages without a phrase are quoted, up to eight, and the others are only listed', () => {
  const records = Array.from({ length: 12 }, (_, number) =>
    page(`/${number}`, `${number}`, { content: 'Zebra.' }),
  );
  const [, entry = ''] = filesOf(records).get('/find/zebr.md')?.split('## zebra (12)\n') ?? [];
  expect(entry.match(/^- /gm)).toHaveLength(8);
  expect(entry).toMatch(/^also: \/\S+ \/\S+ \/\S+ \/\S+$/m);
});

test('all words of a file that would be too long show fewer pages', () => {
  const letter = (number: number) => String.fromCharCode(97 + (number % 26));
  const words = Array.from({ length: 60 }, (_, number) => `compo${letter(number)}${number}x`);
  const records = Array.from({ length: 40 }, (_, number) =>
    page(`/page-with-a-long-path/${number}`, `${words.join(' ')} ${number}`),
  );
  const text = String(filesOf(records).get('/find/comp.md'));
  expect(text.length).toBeLessThanOrEqual(30_000);
  for (const word of words) expect(text).toContain(`## ${word} (40)\n- /page`);
});

test('the introduction has ten lines and names a file that exists in every such search', () => {
  const text = String(filesOf([page('/a', 'Watermark')]).get('/find/index.md'));
  expect(text.match(/^\d+\. /gm)).toHaveLength(10);
  expect(text).toContain('https://a.dev/llms.txt');
});
