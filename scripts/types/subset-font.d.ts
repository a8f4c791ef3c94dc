/** The part of `subset-font` that the site uses; the package brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, { min: number; max: number }>;
      /** Tags of the OpenType features whose glyphs are kept. */
      keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
}
