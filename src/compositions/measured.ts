import { useReady } from './ready';

/** The properties of a text that is measured: the same ones for the measurement and for the markup. */
export const font = {
  fontFamily: 'var(--font-text, sans-serif)',
  fontWeight: 650,
  fontVariantNumeric: 'normal',
} as const;

/** Whether the font of the site is there. Measured before, a text has the size of another font, and keeps it. */
export function useFont(): boolean {
  return useReady(() => document.fonts.load('650 16px "Inter Variable"'));
}
