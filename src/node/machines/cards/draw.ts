import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { cardSize } from '../../../shared/page-files';
import { type CardText, cardLayout, colors, margin, rulerTop } from './layout';

/** Draws cards as JPEG, for a project's root: its mark and its fonts are read once. */
export function cardPainter(root: string): (text: CardText) => Promise<Buffer> {
  const fonts = readFonts(root);
  const behind = background(fs.readFileSync(path.join(root, 'static/logo-dark.svg'), 'utf8'));
  return async (text) => {
    const svg = await satori(cardLayout(text), { ...cardSize, fonts });
    // Drawn by hand behind the words: satori would lay out every tick.
    const whole = svg.replace(/<svg[^>]*>/, (tag) => tag + behind);
    return sharp(Buffer.from(whole)).jpeg({ quality: 72 }).toBuffer();
  };
}

/** Pixels between two ticks of the ruler. */
const tick = 40;

/** Paper, mark, ruler and playhead: the same on every card. */
function background(logo: string): string {
  const { width, height } = cardSize;
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

/** The site's own typefaces, in the format that satori reads. The second of a family has the letters that the first has not. */
function readFonts(root: string) {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  const font = (name: string, weight: 500 | 600, file: string) => ({
    name,
    weight,
    style: 'normal' as const,
    data: fs.readFileSync(resolve(`@fontsource/${file}-${weight}-normal.woff`)),
  });
  return [
    font('Inter', 500, 'inter/files/inter-latin'),
    font('Inter', 600, 'inter/files/inter-latin'),
    font('JetBrains Mono', 500, 'jetbrains-mono/files/jetbrains-mono-latin'),
    font('Inter Extended', 500, 'inter/files/inter-latin-ext'),
    font('Inter Extended', 600, 'inter/files/inter-latin-ext'),
  ];
}
