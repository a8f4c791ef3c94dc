import type { Glyph } from 'opentype.js';
import sharp from 'sharp';
import type { Letter } from './text';

/** A rendered letter. */
export interface LetterPixels {
  /** How much of each pixel the letter covers, 0 to 255, row by row. */
  coverage: Buffer;
  columns: number;
  /** Position of the first pixel relative to the letter's origin on the baseline. */
  left: number;
  top: number;
}

/** Creates a renderer of letters that caches what it has rendered. */
export function letterPixels(): (letter: Letter) => Promise<LetterPixels> {
  const kept = new Map<Glyph, Map<number, Promise<LetterPixels>>>();
  return ({ glyph, size }) => {
    const bySize = kept.get(glyph) ?? new Map<number, Promise<LetterPixels>>();
    kept.set(glyph, bySize);
    const pixels = bySize.get(size) ?? render(glyph, size);
    bySize.set(size, pixels);
    return pixels;
  };
}

/** Renders a letter with its origin on a whole pixel. */
async function render(glyph: Glyph, size: number): Promise<LetterPixels> {
  const outline = glyph.getPath(0, 0, size);
  const { x1, y1, x2, y2 } = outline.getBoundingBox();
  const [left, top] = [Math.floor(x1), Math.floor(y1)];
  const [columns, rows] = [Math.ceil(x2) - left, Math.ceil(y2) - top];
  // A space has no pixels.
  if (columns <= 0 || rows <= 0) return { coverage: Buffer.alloc(0), columns: 1, left, top };
  const view = `width="${columns}" height="${rows}" viewBox="${left} ${top} ${columns} ${rows}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${view}><path d="${outline.toPathData(2)}"/></svg>`;
  const coverage = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  return { coverage, columns, left, top };
}
