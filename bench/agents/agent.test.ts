import { findPages } from './agent';

const files: Record<string, string> = {
  '/find/wate.md':
    '# Words\n\n## watermark, watermarks (2)\n- /b: brand\n- /a: render without a watermark · licenses\n',
  '/find/rend.md':
    '# Words\n\n## render, rendering (40)\n- /c: x\nalso: /d /a\n\n## rendezvous (1)\n- /x: y\n',
};
const counts = new Map([
  ['render', 90],
  ['watermark', 3],
]);
const answer = (question: string, most = 4) => {
  const read: string[] = [];
  const load = (file: string) => {
    read.push(file);
    return files[file] ?? '';
  };
  return { pages: findPages(question, load, { counts, most }), read };
};

test('a page whose phrase has the words comes before pages that are first in a list', () => {
  const { pages, read } = answer('How do I render without a watermark?');
  expect(pages).toEqual(['/a', '/b', '/c', '/d']);
  expect(read).toEqual(['/find/wate.md', '/find/rend.md']);
});

test('the rarest words are looked up first', () => {
  expect(answer('render a watermark', 1).read).toEqual(['/find/wate.md']);
});

test('a word with a typo is read as the most similar one that is known', () => {
  for (const typo of ['watremark', 'wtaermark', 'watermrk']) expect(answer(typo).pages).toEqual(['/a', '/b']);
  expect(answer('banana').pages).toEqual([]);
});
