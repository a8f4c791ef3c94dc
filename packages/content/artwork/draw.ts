import { type ArtworkFacts, artworkSize } from './facts';
import { motifs } from './motifs';
import { randomOf } from './random';
import { drawRelease } from './release';
import { motifOf } from './subjects';

/**
 * Draws an artwork from facts: the content of an SVG with the size of `artworkSize()`. Its colors are classes (see
 * `shapes.ts`), so it follows the color mode of a page.
 */
export function drawArtwork({ seed, subject, version, ...shape }: ArtworkFacts): string {
  const [width, height] = artworkSize(shape);
  return version
    ? drawRelease(version, width, height)
    : motifs[motifOf(subject)](randomOf(seed), width, height);
}
