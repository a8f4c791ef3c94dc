import type { DiagramTone } from './schema';

const stroke = (color: string, width?: number) =>
  `fill="none" stroke="var(--${color})" stroke-linecap="round"${width ? ` stroke-width="${width}"` : ''}`;

/**
 * The look of the elements of a diagram, as attributes: only pages with a diagram load it. Colors and fonts are the
 * page's tokens.
 */
export const paint = {
  /** The drawing itself: plain text. */
  drawing: 'fill="var(--ink)" font-size="13" text-anchor="middle"',
  soft: 'fill="var(--ink-soft)" font-size="12"',
  label: 'font-weight="550"',
  code: 'font-family="var(--font-code)" font-size="11.5" letter-spacing="-.02em"',
  line: stroke('line-strong'),
  grid: stroke('line'),
  group: 'fill="none" stroke="var(--line-strong)" stroke-dasharray="2 3"',
  band: 'fill="var(--accent-wash)"',
  mark: 'fill="var(--accent)"',
  playhead: stroke('accent', 1.5),
  curves: ['accent', 'ink', 'note', 'tip'].map((color) => stroke(color, 2)),
};

const box = (fill: string, color: string, more = '') => ({
  rect: `fill="${fill}" stroke="var(--${color})"${more}`,
  text: '',
  note: paint.soft,
});
const onAccent = 'fill="var(--accent-ink)"';

/** The look of boxes, and of the text and the note in them. */
export const boxPaint: Record<DiagramTone, { rect: string; text: string; note: string }> = {
  plain: box('var(--paper-raised)', 'line-strong'),
  accent: box('var(--accent-wash)', 'accent'),
  solid: { ...box('var(--accent)', 'accent'), text: onAccent, note: `${onAccent} font-size="12"` },
  dashed: box('none', 'line-strong', ' stroke-dasharray="4 3"'),
};
