import { repeatDoc, repeatSidebar } from './repeat-content.mjs';

test('a doc has a route and words of its own', () => {
  const source =
    '---\ntitle: Start\nslug: /\nredirect_from:\n  - /docs/old\ndescription: Begin here.\n---\nslug: /\n';
  const [doc = '', words] = repeatDoc(source, 'copy-2').split('\n\nWords of this copy: ');
  expect(words).toMatch(/^w[\da-f]{8}, w[\da-f]{8}, w[\da-f]{8}\.\n$/);
  expect(doc).toBe('---\ntitle: Start\nslug: /copy-2/\ndescription: Begin here.\n---\nslug: /\n');
});

test('copies of a doc have words of their own', () => {
  const wordsOf = (folder: string) => repeatDoc('Text.', folder).match(/w[\da-f]{8}/g) ?? [];
  expect(new Set([...wordsOf('copy-2'), ...wordsOf('copy-3')]).size).toBe(6);
  expect(wordsOf('copy-2')).toEqual(wordsOf('copy-2'));
});

test('a sidebar keeps what the copy has', () => {
  const items = [
    { doc: 'spring', label: 'Spring' },
    { doc: 'loop' },
    'spring',
    'loop',
    { href: 'https://a.example', label: 'Outside' },
    { category: 'Lambda', link: '/docs/lambda', items: [{ doc: 'lambda/index' }, { doc: 'lambda/setup' }] },
    { category: 'Gone', link: '/docs/gone', items: [{ doc: 'gone' }, { divider: true }] },
  ];
  expect(repeatSidebar(items, { folder: 'copy-2', ids: new Set(['spring', 'lambda/index']) })).toEqual([
    { doc: 'copy-2/spring', label: 'Spring' },
    'copy-2/spring',
    { category: 'Lambda', items: [{ doc: 'copy-2/lambda/index' }] },
  ]);
});
