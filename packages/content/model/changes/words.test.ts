import { hasSameWords, wordsOf } from './words';

test.each([
  ['a **b** _c_ `d`', 'a *b* c d'],
  ['- a\n- b', '* a\n1. b'],
  ['see [there](/docs/a)', 'see [there](/docs/b#c "t")'],
  ['| a | b |\n| - | - |', '|a|b|\n|:--|--:|'],
  ['<Video src="a.mp4" loop />', '<Video\n  src="b.mp4"\n  loop\n/>'],
  ['text {/* hidden */}', 'text <!-- other -->'],
  ['```ts\nfoo({a, b: "c"})\n```', "````tsx {1,3}\nfoo({\n  a,\n  b: 'c',\n});\n````"],
  ['```ts\ntype A = "b" | "c";\n```', "```ts\ntype A =\n  | 'b'\n  | 'c'\n```"],
  [
    '```tsx\nconst A = () => <B><C /></B>;\n```',
    '```tsx\nconst A = () => (\n  <B>\n    <C />\n  </B>\n)\n```',
  ],
  ['```ts\n// a long remark\nb.c().d()\n```', '```ts\n// a long\n// remark\nb\n  .c()\n  .d()\n```'],
])('%j reads like %j', (before, after) => {
  expect(wordsOf(after)).toEqual(wordsOf(before));
  expect(hasSameWords(`x\n${before}\ny`, `x\n${after}\ny`)).toBe(true);
});

test.each([
  ['a b', 'a c'],
  ['at 10 fps', 'at 30 fps'],
  ['version 4.0.1', 'version 4.0.10'],
  ['```ts\na < b\n```', '```ts\na > b\n```'],
  ['```ts title="a.ts"\nb\n```', '```ts title="c.ts"\nb\n```'],
  ['```ts\na || b\n```', '```ts\na && b\n```'],
  [':::note[Title]\na\n:::', ':::note[Other]\na\n:::'],
])('%j does not read like %j', (before, after) => {
  expect(wordsOf(after)).not.toEqual(wordsOf(before));
  expect(hasSameWords(`x\n${before}\ny`, `x\n${after}\ny`)).toBe(false);
});
