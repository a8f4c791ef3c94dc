import type { Box, Color, Picture, Shape } from './picture';
import { readClip } from './read-clip';
import { readColor } from './read-color';
import { readShape } from './read-shape';
import { createWordReader } from './read-words';

/** Things with a lower opacity count as invisible. */
const invisible = 0.005;

const white: Color = [255, 255, 255];

/** What an element inherits from the elements around it. */
interface Surroundings {
  alpha: number;
  matrix: DOMMatrix;
  /** The part of the picture that is not clipped. */
  clip: Box;
  /** The color behind it. */
  behind: Color;
}

/**
 * Determines from the elements of a composition what it has drawn. Ignores elements that draw nothing, so that
 * different markup for the same picture has the same result.
 *
 * @param stage The composition's element, which has the composition's size but may be scaled.
 */
export function readPicture(stage: HTMLElement, size: { width: number; height: number }): Picture {
  const origin = stage.getBoundingClientRect();
  const scale = origin.width / size.width || 1;
  const place = (rect: DOMRect): Box => ({
    x: (rect.left - origin.left) / scale,
    y: (rect.top - origin.top) / scale,
    width: rect.width / scale,
    height: rect.height / scale,
  });
  const whole = { x: 0, y: 0, ...size };
  const shapes: Shape[] = [];
  const words = createWordReader();

  const walk = (element: Element, around: Surroundings): void => {
    const style = getComputedStyle(element);
    if (style.display === 'none') return;
    const alpha = around.alpha * Number(style.opacity) * filterOpacity(style.filter);
    if (alpha < invisible) return;
    const isVisible = style.visibility === 'visible';
    const box = place(element.getBoundingClientRect());
    const matrix = around.matrix.multiply(turnOf(style));
    const rotation = (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI;
    const look = (color: Color, opacity: number) => ({ color, alpha: alpha * opacity, rotation });
    const drawn = isVisible ? readShape(element, style, box, matrix) : undefined;
    const inset = readClip(style.clipPath, box, Math.hypot(matrix.a, matrix.b));
    const uncut = inset ? intersect(inset, around.clip) : around.clip;
    if (!uncut) return;
    const shown = drawn && intersect(drawn.box, uncut);
    let { behind } = around;
    if (drawn && shown && drawn.alpha * alpha >= invisible) {
      const { alpha: own, color, isPlain, box: _, ...rest } = drawn;
      const isHidden = isPlain && isSame(color, behind) && !shapes.some((other) => intersect(other, shown));
      const shape: Shape = { ...rest, ...shown, ...look(color, own) };
      if (coversAll(shape, whole)) {
        shapes.length = 0;
        words.clear();
      }
      const below = shapes.at(-1);
      if (isPlain && below && isSamePlace(shape, below)) shapes[shapes.length - 1] = layered(shape, below);
      else if (!isHidden) shapes.push(shape);
      if (own === 1) behind = color;
    }
    const clip = style.overflow === 'visible' ? uncut : intersect(box, uncut);
    if (!clip) return;
    const inner = { alpha, matrix, clip, behind };
    const text = readColor(element instanceof SVGElement ? style.fill : style.color);
    for (const child of element.childNodes) {
      if (child instanceof Element) walk(child, inner);
      else if (child instanceof Text && isVisible && alpha * text.alpha >= invisible)
        words.read(child, style, (rect) => {
          const seen = intersect(place(rect), clip);
          return seen && { ...seen, ...look(text.color, text.alpha) };
        });
    }
    if (!/^(inline|contents)/.test(style.display)) words.end();
  };

  for (const child of stage.children)
    walk(child, { alpha: 1, matrix: new DOMMatrix(), clip: whole, behind: white });
  return { words: words.all(), shapes };
}

/** Returns whether a shape hides everything that was drawn before it. */
function coversAll({ kind, alpha, radius, rotation, ...box }: Shape, { width, height }: Box): boolean {
  const isOpaque = kind === 'box' && alpha > 0.995 && radius === 0 && rotation === 0;
  return isOpaque && box.x <= 0.5 && box.y <= 0.5 && box.width >= width - 1 && box.height >= height - 1;
}

/** Returns whether a box is drawn exactly on top of an opaque one, whose color it changes. */
function isSamePlace(shape: Shape, below: Shape): boolean {
  const sides = ['x', 'y', 'width', 'height', 'radius', 'rotation'] as const;
  return (
    below.kind === 'box' &&
    below.alpha > 0.995 &&
    sides.every((each) => Math.abs(shape[each] - below[each]) < 0.5)
  );
}

/** Returns a box with another one below it as the box that one sees. */
function layered(shape: Shape, { color, alpha }: Shape): Shape {
  const mix = (index: 0 | 1 | 2) => shape.color[index] * shape.alpha + color[index] * (1 - shape.alpha);
  return { ...shape, alpha, color: [mix(0), mix(1), mix(2)] };
}

const isSame = (a: Color, b: Color) => a.every((value, index) => value === b[index]);

/** Returns the intersection of two boxes, or undefined if none of it is visible. */
function intersect(a: Box, b: Box): Box | undefined {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0.5 && height > 0.5 ? { x, y, width, height } : undefined;
}

/** Returns how an element is rotated and flipped. */
function turnOf({ transform, rotate, scale }: CSSStyleDeclaration): DOMMatrix {
  const own = transform === 'none' ? '' : transform;
  const turned = rotate === 'none' ? '' : `rotate(${rotate.split(' ').at(-1)})`;
  const scaled = scale === 'none' ? '' : `scale(${scale.split(' ').slice(0, 2).join(', ')})`;
  return new DOMMatrix(`${turned} ${scaled} ${own}`.trim());
}

function filterOpacity(filter: string): number {
  return Number(/\bopacity\(([\d.]+)\)/.exec(filter)?.[1] ?? 1);
}
