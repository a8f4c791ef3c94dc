import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import opentype, { type Font, type Glyph } from 'opentype.js';

/** A typeface: its fonts, each for the letters that those before it have not. */
export type Face = readonly Font[];

/** How a text is set: size in pixels, and what is added between letters, as a part of the size. */
export interface Setting {
  face: Face;
  size: number;
  letterSpacing?: number;
}

/** The typefaces of a card. */
export type Faces = Record<'medium' | 'semibold' | 'code', Face>;

/** The site's own typefaces, in a format that can be read here. `root` is the project's folder. */
export function readFaces(root: string): Faces {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  const font = (file: string) => {
    const { buffer, byteOffset, byteLength } = fs.readFileSync(resolve(`@fontsource/${file}-normal.woff`));
    return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  };
  return {
    medium: ['latin-500', 'latin-ext-500'].map((name) => font(`inter/files/inter-${name}`)),
    semibold: ['latin-600', 'latin-ext-600'].map((name) => font(`inter/files/inter-${name}`)),
    code: [font('jetbrains-mono/files/jetbrains-mono-latin-500')],
  };
}

/** Width of a text in pixels. */
export function widthOf(text: string, setting: Setting): number {
  return place(text, setting).width;
}

/** A text as SVG, a path for each letter; its baseline begins at a point. */
export function drawText(text: string, x: number, baseline: number, setting: Setting): string {
  const draw = ({ glyph, left, scale }: Placed['letters'][number]) => {
    const place = `matrix(${scale} 0 0 ${scale} ${(x + left).toFixed(1)} ${baseline.toFixed(1)})`;
    return `<path transform="${place}" d="${outlineOf(glyph)}"/>`;
  };
  return place(text, setting).letters.map(draw).join('');
}

const outlines = new WeakMap<Glyph, string>();

/** The outline of a letter in the units of its font. */
function outlineOf(glyph: Glyph): string {
  const outline = outlines.get(glyph) ?? glyph.getPath(0, 0, glyph.path.unitsPerEm).toPathData(0);
  outlines.set(glyph, outline);
  return outline;
}

/** Height of the letters above the baseline and below it, in pixels. */
export function heightsOf({ face: [font], size }: Setting): { above: number; below: number } {
  const { ascender = 0, descender = 0, unitsPerEm = 1 } = font ?? {};
  return { above: (ascender / unitsPerEm) * size, below: (-descender / unitsPerEm) * size };
}

interface Placed {
  width: number;
  letters: { glyph: Glyph; left: number; scale: number }[];
}

/** Sets letter after letter, with what the fonts know of pairs. Ligatures are left alone: a name of the API has none. */
function place(text: string, { face, size, letterSpacing = 0 }: Setting): Placed {
  const letters: Placed['letters'] = [];
  let left = 0;
  let before: { font: Font; glyph: Glyph } | undefined;
  for (const letter of text) {
    // What no font of the face has, the first one draws as its empty box.
    const font = face.find((candidate) => candidate.charToGlyphIndex(letter) > 0) ?? (face[0] as Font);
    const glyph = font.charToGlyph(letter);
    const scale = size / font.unitsPerEm;
    if (before?.font === font) left += font.getKerningValue(before.glyph, glyph) * scale;
    letters.push({ glyph, left, scale });
    left += (glyph.advanceWidth ?? 0) * scale + letterSpacing * size;
    before = { font, glyph };
  }
  return { width: left, letters };
}
