import { findPages } from './find.mjs';

const files: Record<string, string> = {
  '/find/wat.md':
    '# Words\n\n## watermark, watermarks (2)\n/b /a\n- /a: render without a watermark · licenses\n',
  '/find/ren.md':
    '# Words\n\nMore about each word: [rend](rend.md)\n\n## render, rendering (40)\n/c\n\n## renew (1)\n- /x: y\n',
  '/find/rend.md': '# Words\n\n## render, rendering (40)\n/c /d /a\n',
};
const answer = (question: string, most = 4) => {
  const read: string[] = [];
  const pages = findPages(
    question,
    (file) => {
      read.push(file);
      return files[file] ?? '';
    },
    { frequency: (word) => ({ render: 90, watermark: 3 })[word] ?? 0, most },
  );
  return { pages, read };
};

test('a page whose phrase has the words comes before pages that are first in a list', () => {
  const { pages, read } = answer('How do I render without a watermark?');
  expect(pages).toEqual(['/a', '/b', '/c', '/d']);
  expect(read).toEqual(['/find/wat.md', '/find/ren.md', '/find/rend.md']);
});

test('the rarest words are looked up first', () => {
  expect(answer('render a watermark', 1).read).toEqual(['/find/wat.md']);
});

test('a word with a typo is read as the most similar one', () => {
  for (const typo of ['watremark', 'wtaermark', 'watermrk']) expect(answer(typo).pages).toEqual(['/b', '/a']);
  expect(answer('banana').pages).toEqual([]);
});
