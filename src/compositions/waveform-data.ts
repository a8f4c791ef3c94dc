/** The loudness of a sound from 0 to 100, as 96 samples over its duration. */
export const samples = [
  4, 9, 14, 22, 31, 36, 48, 58, 52, 44, 60, 72, 88, 100, 93, 84, 70, 61, 49, 40, 46, 52, 41, 33, 26, 20, 24,
  28, 37, 47, 55, 66, 79, 90, 82, 76, 64, 55, 70, 83, 91, 95, 78, 64, 51, 42, 36, 30, 41, 50, 62, 71, 80, 88,
  74, 62, 53, 45, 34, 27, 31, 38, 49, 57, 48, 41, 32, 24, 28, 31, 40, 52, 63, 74, 85, 79, 66, 58, 44, 35, 47,
  59, 68, 54, 43, 37, 29, 33, 26, 21, 25, 18, 15, 12, 7, 3,
];

interface BarOptions {
  count: number;
  /** Number of neighbors on each side that a bar is averaged with. */
  smoothing: number;
}

/** Returns the requested number of bars, each the average of the samples around its position; from 0 to 1. */
export function toBars(loudness: readonly number[], { count, smoothing }: BarOptions): number[] {
  return Array.from({ length: count }, (_, index) => {
    const middle = Math.round((index / (count - 1)) * (loudness.length - 1));
    const near = loudness.slice(Math.max(0, middle - smoothing), middle + smoothing + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length / 100;
  });
}
