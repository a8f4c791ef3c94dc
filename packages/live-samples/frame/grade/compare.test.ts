import { comparePictures } from './compare';
import type { Look, Picture, Shape, Word } from './picture';

const tolerance = { opacity: 0.04, position: 3, size: 3, rotation: 2, color: 12 };
const look = (change: Partial<Look> = {}): Look => ({
  ...{ x: 0, y: 0, width: 20, height: 30, alpha: 1, rotation: 0, color: [0, 0, 0] },
  ...change,
});
const word = (text: string, change: (index: number) => Partial<Look> = () => ({})): Word => ({
  text,
  phrase: text,
  letters: [...text].map((_, index) => look({ x: index * 20, ...change(index) })),
});
const box = (change: Partial<Shape> = {}): Shape => ({
  ...look({ width: 100, height: 100, color: [252, 163, 17] }),
  ...{ kind: 'box', radius: 0 },
  ...change,
});
const picture = (words: Word[], shapes: Shape[] = []): Picture => ({ words, shapes });
const differenceOf = (wanted: Picture, mine: Picture) => {
  const { kind, message } = comparePictures(wanted, mine, tolerance) ?? { kind: 'same', message: '' };
  return [kind, message];
};

test('the same picture, and one within the tolerance, have no difference', () => {
  const wanted = picture([word('Hi')], [box()]);
  const near = picture([word('Hi', () => ({ alpha: 0.97, y: 2 }))], [box({ x: 3, color: [250, 160, 20] })]);
  expect(differenceOf(wanted, wanted)).toEqual(['same', '']);
  expect(differenceOf(wanted, near)).toEqual(['same', '']);
});

test.each<[string, Picture, Picture, string]>([
  ['missing', picture([word('Hi')]), picture([]), '“Hi” should be visible; your video doesn’t show it.'],
  [
    'missing',
    picture(['Hi', 'you'].map((text) => ({ ...word(text), phrase: 'Hi you' }))),
    picture([word('Hi')]),
    '“you” in “Hi you” should be visible; your video doesn’t show it.',
  ],
  ['missing', picture([word('Hi')]), picture([word('Ho')]), 'the text should be “Hi”; yours is “Ho”.'],
  ['extra', picture([]), picture([], [box()]), 'your video shows the box, which should not be visible.'],
  [
    'extra',
    picture([], [box(), box({ x: 200 })]),
    picture([], [box(), box({ x: 200 }), box({ x: 400 })]),
    'your video shows 3 orange boxes; there should be 2.',
  ],
  [
    'opacity',
    picture([word('Hi', () => ({ alpha: 0.4 }))]),
    picture([word('Hi')]),
    '“Hi” should be at 40% opacity; yours is at 100%.',
  ],
  [
    'opacity',
    picture([word('Hi', (index) => ({ alpha: index === 0 ? 1 : 0.5 }))]),
    picture([word('Hi')]),
    'the letter “i” in “Hi” should be at 50% opacity; yours is at 100%.',
  ],
  [
    'color',
    picture([
      { ...word('Hi', () => ({ color: [255, 0, 0] })), phrase: 'Hi you' },
      { ...word('you', (index) => ({ x: 60 + index * 20 })), phrase: 'Hi you' },
    ]),
    picture([
      { ...word('Hi'), phrase: 'Hi you' },
      { ...word('you', (index) => ({ x: 60 + index * 20 })), phrase: 'Hi you' },
    ]),
    '“Hi” in “Hi you” should be #ff0000; yours is #000000.',
  ],
  [
    'rotation',
    picture([], [box({ rotation: 45 })]),
    picture([], [box({ x: 9 })]),
    'the box should be rotated by 45°; yours is rotated by 0°.',
  ],
  [
    'size',
    picture([], [box(), box({ x: 300, color: [0, 0, 255] })]),
    picture([], [box({ width: 50 }), box({ x: 300, color: [0, 0, 255] })]),
    'the orange box should be 100 × 100 px in size; yours is 50 × 100 px.',
  ],
  [
    'position',
    picture([], [box({ x: 30, y: 10 })]),
    picture([], [box()]),
    'the box should be 30 px further right and 10 px further down.',
  ],
  [
    'color',
    picture([], [box()]),
    picture([], [box({ color: [255, 0, 0] })]),
    'the box should be #fca311; yours is #ff0000.',
  ],
  [
    'radius',
    picture([], [box({ radius: 8 })]),
    picture([], [box()]),
    'the box should have a corner radius of 8 px; yours is 0 px.',
  ],
  [
    'time',
    picture([], [box({ kind: 'video', time: 1.2 })]),
    picture([], [box({ kind: 'video', time: 0 })]),
    'the video should be at 1.20 s; yours is at 0.00 s.',
  ],
])('%s is told in a sentence', (kind, wanted, mine, message) => {
  expect(differenceOf(wanted, mine)).toEqual([kind, message]);
});

test('things are compared with the nearest, in any order', () => {
  const bars = [10, 60, 110].map((x) => box({ x, width: 40 }));
  expect(differenceOf(picture([], bars), picture([], [...bars].reverse()))).toEqual(['same', '']);
  expect(differenceOf(picture([], bars), picture([], bars.slice(1)))[1]).toBe(
    'orange box 1 of 3 should be visible; your video doesn’t show it.',
  );
});

test('rotations are compared around the circle', () => {
  const of = (rotation: number) => picture([], [box({ rotation })]);
  expect(differenceOf(of(179.5), of(-179.5))).toEqual(['same', '']);
});
