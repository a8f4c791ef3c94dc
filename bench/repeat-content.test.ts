import { repeatDoc, repeatSidebar } from './repeat-content.mjs';

const copy = {
  folder: 'copy-2',
  routes: new Set(['/docs', '/docs/spring', '/docs/lambda']),
  ids: new Set(['getting-started', 'spring', 'lambda/index']),
};

test('a doc and its links to docs of the same copy move there', () => {
  const source = [
    '---',
    'title: Start',
    'slug: /',
    'redirect_from:',
    '  - /docs/old',
    'description: Begin here.',
    '---',
    'See [spring](/docs/spring#damping), [all](/docs/), [lambda](/docs/lambda/), [loop](/docs/loop), [blog](/blog).',
    '<a href="/docs/spring">spring</a>',
    '',
  ].join('\n');
  const [doc = '', words] = repeatDoc(source, copy).split('\n\nWords of this copy: ');
  expect(words).toMatch(/^w[\da-f]{8}, w[\da-f]{8}, w[\da-f]{8}\.\n$/);
  expect(doc.split('\n')).toEqual([
    '---',
    'title: Start',
    'slug: /copy-2/',
    'description: Begin here.',
    '---',
    'See [spring](/docs/copy-2/spring#damping), [all](/docs/copy-2/), [lambda](/docs/copy-2/lambda/), [loop](/docs/loop), [blog](/blog).',
    '<a href="/docs/copy-2/spring">spring</a>',
    '',
  ]);
});

test('copies of a doc have words of their own', () => {
  const wordsOf = (folder: string) => repeatDoc('Text.', { ...copy, folder }).match(/w[\da-f]{8}/g) ?? [];
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
  expect(repeatSidebar(items, copy)).toEqual([
    { doc: 'copy-2/spring', label: 'Spring' },
    'copy-2/spring',
    { category: 'Lambda', link: '/docs/copy-2/lambda', items: [{ doc: 'copy-2/lambda/index' }] },
  ]);
});
