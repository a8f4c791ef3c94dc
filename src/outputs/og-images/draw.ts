import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ogImageSize } from '../../shared/page-files';
import { type CardText, colors, margin, ogImageWords, rulerTop } from './layout';
import { readFaces } from './text';

/**
 * Creates a renderer of cards as JPEG. `root` is the project folder; its logo and typefaces are read once.
 */
export function ogImagePainter(root: string): (text: CardText) => Promise<Buffer> {
  const { width, height } = ogImageSize;
  const faces = readFaces(root);
  const behind = background(fs.readFileSync(path.join(root, 'static/logo-dark.svg'), 'utf8'));
  return (text) => {
    const size = `width="${width}" height="${height}"`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${behind}${ogImageWords(text, faces)}</svg>`;
    return sharp(Buffer.from(svg)).jpeg({ quality: 72 }).toBuffer();
  };
}

/** Distance of two ticks of the ruler, in pixels. */
const tick = 40;

/** Returns the background, logo, ruler and playhead: the same on every card. */
function background(logo: string): string {
  const { width, height } = ogImageSize;
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
