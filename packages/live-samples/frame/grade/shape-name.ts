import type { Color, Shape } from './picture';

const nouns = { box: 'box', image: 'image', video: 'video', shape: 'shape' };

const plurals = { box: 'boxes', image: 'images', video: 'videos', shape: 'shapes' };

const nameOf = ({ kind, color }: Shape, noun = nouns[kind]) =>
  kind === 'box' || kind === 'shape' ? `${colorName(color)} ${noun}` : noun;

/** Returns the number of shapes in a picture with the same name as this one: "8 pink boxes". */
export function countLike(shape: Shape, shapes: readonly Shape[]): { count: number; text: string } {
  const count = shapes.filter((each) => nameOf(each) === nameOf(shape)).length;
  return { count, text: `${count} ${nameOf(shape, plurals[shape.kind])}` };
}

/** Returns a function that names the shapes in a picture: "the box", "the orange box", "orange box 3 of 5". */
export function shapeName(shapes: readonly Shape[]): (shape: Shape) => string {
  return (shape) => {
    const ofKind = shapes.filter(({ kind }) => kind === shape.kind);
    if (ofKind.length === 1) return `the ${nouns[shape.kind]}`;
    const name = nameOf(shape);
    const ofName = shapes.filter((each) => nameOf(each) === name);
    return ofName.length === 1 ? `the ${name}` : `${name} ${ofName.indexOf(shape) + 1} of ${ofName.length}`;
  };
}

/** Hues by the angle at which they end. */
const hues: [number, string][] = [
  [15, 'red'],
  [48, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [200, 'cyan'],
  [255, 'blue'],
  [290, 'purple'],
  [340, 'pink'],
  [360, 'red'],
];

function colorName(color: Color): string {
  const [red, green, blue] = color;
  const most = Math.max(...color);
  const least = Math.min(...color);
  const range = most - least;
  if (most < 40) return 'black';
  if (range < 25) return least > 230 ? 'white' : 'gray';
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  const shade = most < 110 ? 'dark ' : least > 180 ? 'light ' : '';
  return shade + (hues.find(([end]) => sixth * 60 <= end)?.[1] ?? 'red');
}
