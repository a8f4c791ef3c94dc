import { useReady } from './ready';

/** The text properties for measuring, shared with the markup. */
export const font = {
  fontFamily: 'var(--font-text, sans-serif)',
  fontWeight: 650,
  fontVariantNumeric: 'normal',
} as const;

/**
 * Returns whether the site's font is loaded. Text measured before that has the size of a fallback font, which
 * is cached.
 */
export function useFont(): boolean {
  return useReady(() => document.fonts.load('650 16px "Inter Variable"'));
}
