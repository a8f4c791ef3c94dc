import type { Color } from './picture';

let pixel: CanvasRenderingContext2D | null | undefined;

/** Reads a computed color. `none` is invisible. */
export function readColor(text: string): { color: Color; alpha: number } {
  if (text === 'none' || text === 'transparent') return { color: [0, 0, 0], alpha: 0 };
  const numbers = /^rgb/.test(text)
    ? [...text.matchAll(/[\d.]+/g)].map(([value]) => Number(value))
    : undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers ?? paint(text);
  return { color: [red, green, blue], alpha };
}

/** Paints a color in another notation, such as the result of `color-mix()`, to learn what it looks like. */
function paint(text: string): number[] {
  pixel ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pixel) return [];
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = text;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}
