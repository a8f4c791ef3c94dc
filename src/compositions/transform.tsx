import type { CSSProperties } from 'react';
import { interpolate, useCurrentFrame } from 'remotion';
import { colors, Paper } from './paper';

interface TransformProps {
  opacity: number;
  x: number;
  scale: number;
  angle: number;
  skew: number;
}

const place: CSSProperties = {
  position: 'absolute',
  left: 330,
  top: 150,
  width: 300,
  height: 180,
  boxSizing: 'border-box',
  borderRadius: 10,
  display: 'grid',
  placeItems: 'center',
  fontSize: 56,
  fontWeight: 650,
};

/** A card that moves, scales, rotates, skews and fades at once. */
export default function Transform({ opacity, x, scale, angle, skew }: TransformProps) {
  const frame = useCurrentFrame();
  const animate = (from: number, to: number) =>
    interpolate(frame, [0, 30], [from, to], { extrapolateRight: 'clamp' });

  return (
    <Paper>
      <div style={{ ...place, border: `3px dashed ${colors.grey}` }} />
      <div
        style={{
          ...place,
          backgroundColor: colors.accent,
          color: colors.onAccent,
          opacity: animate(1, opacity),
          transform: [
            `translateX(${animate(0, x)}px)`,
            `scale(${animate(1, scale)})`,
            `rotate(${animate(0, angle)}deg)`,
            `skewX(${animate(0, skew)}deg)`,
          ].join(' '),
        }}
      >
        Vega
      </div>
    </Paper>
  );
}
