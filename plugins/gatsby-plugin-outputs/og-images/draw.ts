import fs from 'node:fs';
import path from 'node:path';
import { drawArtwork } from '@docs/content/artwork';
import { ogImageSize } from '@docs/content/shared';
import sharp from 'sharp';
import { type CardText, colors, margin, ogImageWords, rulerTop } from './layout';
import { type LetterPixels, letterPixels } from './letter-pixels';
import { readFaces } from './text';

/**
 * Creates a renderer of cards as JPEG. `root` is the project folder; its logo and typefaces are read once.
 *
 * The SVG renderer takes longer than everything else, so the background is rendered only once, and each letter once
 * at each size.
 */
export function ogImagePainter(root: string): (text: CardText) => Promise<Buffer> {
  const faces = readFaces(root);
  const logo = fs.readFileSync(path.join(root, 'static/logo-dark.svg'), 'utf8');
  const render = (art = '') => sharp(background(logo, art)).removeAlpha().raw().toBuffer();
  const behind = render();
  const pixelsOf = letterPixels();
  return async (text) => {
    const card = Buffer.from(await (text.art ? render(artwork(text.art)) : behind));
    for (const { color, letters } of ogImageWords(text, faces)) {
      for (const letter of letters) {
        const { coverage, columns, left, top } = await pixelsOf(letter);
        const at = { left: Math.round(letter.x) + left, top: Math.round(letter.baseline) + top };
        blend(card, { coverage, columns, ...at }, channelsOf(color));
      }
    }
    // Optimized coding would double the time of encoding, and save a fifth of bytes that only crawlers load.
    return sharp(card, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 72, optimiseCoding: false })
      .toBuffer();
  };
}

const { width, height } = ogImageSize;

/** Colors the covered pixels of a card. Pixels outside the card are cut off. */
function blend(card: Buffer, { coverage, columns, left, top }: LetterPixels, color: readonly number[]): void {
  for (let from = 0; from < coverage.length; from += 1) {
    const alpha = (coverage[from] as number) / 255;
    const x = left + (from % columns);
    const y = top + Math.floor(from / columns);
    if (alpha === 0 || x < 0 || x >= width || y < 0 || y >= height) continue;
    const to = (y * width + x) * 3;
    for (let channel = 0; channel < 3; channel += 1) {
      const below = card[to + channel] as number;
      card[to + channel] = below + ((color[channel] as number) - below) * alpha;
    }
  }
}

/** Returns red, green and blue of a color like `#0c0e14`. */
function channelsOf(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

/** Distance of two ticks of the ruler, in pixels. */
const tick = 40;

/** The colors of an artwork's classes on a card. */
const tints = { 0: colors.paper, 1: '#1f1a19', 2: '#4b2c20', 3: '#a5502f', i: colors.ink, a: colors.accent };

/** Returns an artwork at the top right, which fades out toward the text. */
function artwork(art: NonNullable<CardText['art']>): string {
  const rules = Object.entries(tints).map(
    ([name, tint]) => `.f${name}{fill:${tint}}.s${name}{stroke:${tint};fill:none}`,
  );
  const fade = (id: string, direction: string) =>
    `<linearGradient id="${id}" ${direction}><stop stop-color="${colors.paper}"/><stop offset="0.7" stop-color="${colors.paper}" stop-opacity="0"/></linearGradient>`;
  const [left, wide, tall] = [360, width - 360, ((width - 360) * 9) / 16];
  const cover = (id: string) => `<rect x="${left}" width="${wide}" height="${tall + 2}" fill="url(#${id})"/>`;
  return (
    `<style>${rules.join('')}</style>${fade('side', '')}${fade('foot', 'x1="0" y1="1" x2="0" y2="0"')}` +
    `<svg x="${left + 100}" y="-30" overflow="visible" width="${wide}" height="${tall}" viewBox="0 0 640 360">${drawArtwork({ ...art, width: 16, height: 9 })}</svg>` +
    cover('side') +
    cover('foot')
  );
}

/** Returns an SVG file of the background, logo, ruler and playhead, with an artwork if there is one. */
function background(logo: string, art: string): Buffer {
  const mark = logo.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
  const ticks = Array.from({ length: width / tick }, (_, index) => {
    const x = (margin % tick) + index * tick;
    return `M${x} ${rulerTop}v${(x - margin) % (5 * tick) === 0 ? 26 : 12}`;
  });
  const head = `M${margin} ${rulerTop - 20}l20 20-16 16V${height}h-8V${rulerTop + 16}l-16-16z`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<rect width="${width}" height="${height}" fill="${colors.paper}"/>` +
      art +
      `<g transform="translate(${margin} 76) scale(1.5)">${mark}</g>` +
      `<path d="M0 ${rulerTop}h${width}${ticks.join('')}" stroke="${colors.line}" stroke-width="2"/>` +
      `<path d="${head}" fill="${colors.accent}"/></svg>`,
  );
}
