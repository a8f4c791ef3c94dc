import type { Color } from './picture';

/** Reads a computed color. `none` is invisible. Any notation other than `rgb()` counts as black. */
export function readColor(text: string): { color: Color; alpha: number } {
  if (text === 'none' || text === 'transparent') return { color: [0, 0, 0], alpha: 0 };
  const [red = 0, green = 0, blue = 0, alpha = 1] = /^rgb/.test(text)
    ? [...text.matchAll(/[\d.]+/g)].map(([value]) => Number(value))
    : [];
  return { color: [red, green, blue], alpha };
}
