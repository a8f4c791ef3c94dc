import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import opentype, { type Font, type Glyph } from 'opentype.js';

/** A typeface: a list of fonts, each a fallback for glyphs that the previous ones lack. */
export type Face = readonly Font[];

/** The style of a text: size in pixels, and letter spacing relative to the size. */
export interface Setting {
  face: Face;
  size: number;
  letterSpacing?: number;
}

/** The typefaces of a card. */
export type Faces = Record<'medium' | 'semibold' | 'code', Face>;

/** Loads the site's own typefaces in a format that the library supports. `root` is the project folder. */
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

/** Returns the width of a text in pixels. */
export function widthOf(text: string, setting: Setting): number {
  return place(text, setting).width;
}

/** A letter, and where its origin is on a card, in pixels. */
export interface Letter {
  glyph: Glyph;
  /** Font size in pixels. */
  size: number;
  x: number;
  baseline: number;
}

/** Returns the letters of a text whose baseline starts at a point. */
export function lettersOf(text: string, x: number, baseline: number, setting: Setting): Letter[] {
  const { size } = setting;
  return place(text, setting).letters.map(({ glyph, left }) => ({ glyph, size, x: x + left, baseline }));
}

/** Returns the ascent and descent in pixels. */
export function heightsOf({ face: [font], size }: Setting): { above: number; below: number } {
  const { ascender = 0, descender = 0, unitsPerEm = 1 } = font ?? {};
  return { above: (ascender / unitsPerEm) * size, below: (-descender / unitsPerEm) * size };
}

interface Placed {
  width: number;
  letters: { glyph: Glyph; left: number }[];
}

/** Lays out text letter by letter, with kerning but without ligatures: names in the API have none. */
function place(text: string, { face, size, letterSpacing = 0 }: Setting): Placed {
  const letters: Placed['letters'] = [];
  let left = 0;
  let before: { font: Font; glyph: Glyph } | undefined;
  for (const letter of text) {
    // A glyph that no font has is drawn as the first font's empty box.
    const font = face.find((candidate) => candidate.charToGlyphIndex(letter) > 0) ?? (face[0] as Font);
    const glyph = font.charToGlyph(letter);
    const scale = size / font.unitsPerEm;
    if (before?.font === font) left += font.getKerningValue(before.glyph, glyph) * scale;
    letters.push({ glyph, left });
    left += (glyph.advanceWidth ?? 0) * scale + letterSpacing * size;
    before = { font, glyph };
  }
  return { width: left, letters };
}
