import type { ReactNode } from 'react';
import { AbsoluteFill } from 'remotion';

/** The colors of the surrounding page or, outside of a page, those of light mode. */
export const colors = {
  paper: 'var(--paper-float, #ffffff)',
  raised: 'var(--paper-raised, #f1f3f7)',
  line: 'var(--line, #dde0e6)',
  grey: 'var(--line-strong, #7f8592)',
  soft: 'var(--ink-soft, #525968)',
  ink: 'var(--ink, #1c202a)',
  accent: 'var(--accent, #cc3307)',
  onAccent: 'var(--accent-ink, #ffffff)',
  wash: 'var(--accent-wash, #fdeee9)',
};

/** The accent as a tint that is visible on the paper of either mode. */
export const tint = `color-mix(in srgb, ${colors.accent} 18%, ${colors.paper})`;

/** The font for numbers and names. */
export const codeFont = 'var(--font-code, monospace)';

/** The background of every video. */
export function Paper({ children }: { children: ReactNode }) {
  return (
    <AbsoluteFill
      style={{
        backgroundColor: colors.paper,
        color: colors.ink,
        fontFamily: 'var(--font-text, sans-serif)',
        fontVariantNumeric: 'tabular-nums',
        lineHeight: 1.2,
      }}
    >
      {children}
    </AbsoluteFill>
  );
}
