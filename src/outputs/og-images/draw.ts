import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ogImageSize } from '../../shared/page-files';
import { type CardText, type CardWords, colors, margin, ogImageWords, rulerTop } from './layout';
import { readFaces } from './text';

/**
 * Creates a renderer of cards as JPEG. `root` is the project folder; its logo and typefaces are read once.
 *
 * The background is drawn once. Only the text of a card goes through the SVG renderer, which takes longer the
 * larger the picture is.
 */
export function ogImagePainter(root: string): (text: CardText) => Promise<Buffer> {
  const faces = readFaces(root);
  const behind = sharp(
    svgOf(background(fs.readFileSync(path.join(root, 'static/logo-dark.svg'), 'utf8')), card),
  )
    .removeAlpha()
    .raw()
    .toBuffer();
  return async (text) => {
    const { svg, ...area } = ogImageWords(text, faces);
    const pixels = Buffer.from(await behind);
    const words = sharp(svgOf(svg, area)).ensureAlpha().raw();
    blend(pixels, await words.toBuffer(), area);
    // Optimized coding would double the time of encoding, and save a fifth of bytes that only crawlers load.
    return sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 72, optimiseCoding: false })
      .toBuffer();
  };
}

const { width, height } = ogImageSize;

type Area = Omit<CardWords, 'svg'>;

/** The whole card. */
const card: Area = { left: 0, right: width, top: 0, bottom: height };

/** Returns an SVG file of an area of a card. */
function svgOf(content: string, { left, right, top, bottom }: Area): Buffer {
  const [columns, rows] = [right - left, bottom - top];
  const view = `width="${columns}" height="${rows}" viewBox="${left} ${top} ${columns} ${rows}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${view}>${content}</svg>`);
}

/** Draws the RGBA pixels of an area over the RGB pixels of a card. */
function blend(below: Buffer, above: Buffer, { left, right, top, bottom }: Area): void {
  let from = 0;
  for (let row = top; row < bottom; row += 1) {
    for (let to = (row * width + left) * 3; to < (row * width + right) * 3; to += 3, from += 4) {
      const alpha = (above[from + 3] as number) / 255;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const color = below[to + channel] as number;
        below[to + channel] = color + ((above[from + channel] as number) - color) * alpha;
      }
    }
  }
}

/** Distance of two ticks of the ruler, in pixels. */
const tick = 40;

/** Returns the background, logo, ruler and playhead: the same on every card. */
function background(logo: string): string {
  const mark = logo.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
  const ticks = Array.from({ length: width / tick }, (_, index) => {
    const x = (margin % tick) + index * tick;
    return `M${x} ${rulerTop}v${(x - margin) % (5 * tick) === 0 ? 26 : 12}`;
  });
  const head = `M${margin} ${rulerTop - 20}l20 20-16 16V${height}h-8V${rulerTop + 16}l-16-16z`;
  return (
    `<rect width="${width}" height="${height}" fill="${colors.paper}"/>` +
    `<g transform="translate(${margin} 76) scale(1.5)">${mark}</g>` +
    `<path d="M0 ${rulerTop}h${width}${ticks.join('')}" stroke="${colors.line}" stroke-width="2"/>` +
    `<path d="${head}" fill="${colors.accent}"/>`
  );
}
