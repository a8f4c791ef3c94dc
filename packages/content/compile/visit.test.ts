import type { Root } from 'mdast';
import { SKIP, visit } from './visit';

const text = (value: string) => ({ type: 'text' as const, value });

const tree = (): Root => ({
  type: 'root',
  children: [
    { type: 'paragraph', children: [text('a'), { type: 'strong', children: [text('b')] }] },
    { type: 'paragraph', children: [text('c')] },
  ],
});

test('all nodes are visited, parents first, with their index and parent', () => {
  const seen: string[] = [];
  visit(tree(), (node, index, parent) => {
    seen.push([node.type, index ?? '-', parent?.type ?? '-'].join(' '));
  });
  expect(seen).toEqual([
    'root - -',
    'paragraph 0 root',
    'text 0 paragraph',
    'strong 1 paragraph',
    'text 0 strong',
    'paragraph 1 root',
    'text 0 paragraph',
  ]);
});

test('with a type, only its nodes are visited', () => {
  const seen: string[] = [];
  visit(tree(), 'text', (node) => {
    seen.push(node.value);
  });
  expect(seen).toEqual(['a', 'b', 'c']);
});

test('a visitor can skip children, and continue at another sibling', () => {
  const seen: string[] = [];
  visit(tree(), (node, index) => {
    seen.push(node.type);
    if (node.type === 'strong') return SKIP;
    if (node.type === 'paragraph' && index === 1) return [SKIP, 2];
    return undefined;
  });
  expect(seen).toEqual(['root', 'paragraph', 'text', 'strong', 'paragraph']);
});

test('a node that a visitor adds after the current one is visited, unless the visitor continues after it', () => {
  for (const [next, expected] of [
    [undefined, ['a', 'new', 'b', 'c']],
    [2, ['a', 'b', 'c']],
  ] as const) {
    const seen: string[] = [];
    visit(tree(), 'text', (node, index, parent) => {
      seen.push(node.value);
      if (node.value !== 'a') return undefined;
      parent?.children.splice((index ?? 0) + 1, 0, text('new'));
      return next;
    });
    expect(seen).toEqual(expected);
  }
});
