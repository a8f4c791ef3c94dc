import { escapeHtml } from '../shared/escape-html';
import { type ArtworkFacts, artworkSize } from './facts';
import { motifs } from './motifs';
import { randomOf } from './random';
import { d } from './shapes';
import { motifOf } from './subjects';

/**
 * Draws an artwork from facts: the content of an SVG with the size of `artworkSize()`. Its colors are classes (see
 * `shapes.ts`), so it follows the color mode of a page.
 */
export function drawArtwork(facts: ArtworkFacts): string {
  const [width, height] = artworkSize(facts);
  const motif = motifs[motifOf(facts.subject)];
  return (
    motif(randomOf(facts.seed), width, height) + (facts.label ? labelOf(facts.label, width, height) : '')
  );
}

/** Draws the words of a label at the bottom left: in one line if they fit, otherwise one per line. */
function labelOf(label: string, width: number, height: number): string {
  const wide = width / height > 1.4;
  const lines = wide ? [label] : label.split(' ');
  const longest = Math.max(...lines.map((text) => text.length));
  const size = Math.min(height * (wide ? 0.17 : 0.14), (width * 0.88) / (longest * 0.56));
  return lines
    .map((text, index) => {
      const y = height * 0.925 - (lines.length - 1 - index) * size * 1.05;
      return `<text x="${d(width * 0.055)}" y="${d(y)}" font-size="${d(size)}" class="fi">${escapeHtml(text)}</text>`;
    })
    .join('');
}
