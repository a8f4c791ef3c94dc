import { randomOf } from './random';

/** What an artwork is drawn from. */
export interface ArtworkFacts {
  /** The same seed gives the same drawing. */
  seed: string;
  /** Text that says what the work is about; it decides the motif. */
  subject: string;
  /** The version that a release brought, in the form `4.0`. Its number takes the place of the motif. */
  version?: string | undefined;
  /** Width and height of the picture. Only their ratio matters. */
  width: number;
  height: number;
}

/** Distinguishable hues, in degrees of the OKLCH color wheel. */
const hues = [28, 70, 172, 150, 195, 235, 268, 305, 350] as const;

/** Returns the hue of a seed. */
export function artworkHue(seed: string): number {
  return randomOf(`hue ${seed}`).pick(hues);
}

/** Returns the size of an artwork: it has the given aspect ratio, and the same area as a frame of 640 by 360. */
export function artworkSize({ width, height }: Pick<ArtworkFacts, 'width' | 'height'>): [number, number] {
  const scale = Math.sqrt((640 * 360) / (width * height));
  return [Math.round(width * scale), Math.round(height * scale)];
}
