export type Rounding = 'none' | 'corner' | 'edge';

/** The props that round the corners of a shape. */
export const roundings: Record<Rounding, { cornerRadius?: number; edgeRoundness?: number }> = {
  none: { cornerRadius: 0 },
  corner: { cornerRadius: 24 },
  edge: { edgeRoundness: 0.7 },
};
