import { noise4D } from '@remotion/noise';
import { interpolate, useCurrentFrame } from 'remotion';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

interface Noise4DProps {
  radius: number;
  zoom: number;
}

const columns = 20;
const rows = 10;

/** Dots that swell and shrink in a seamless loop. */
export default function Noise4DDemo({ radius, zoom }: Noise4DProps) {
  const frame = useCurrentFrame();
  const turn = (frame / 120) * Math.PI * 2;

  return (
    <Paper>
      <Drawing>
        {Array.from({ length: columns * rows }, (_, index) => {
          const column = index % columns;
          const row = Math.floor(index / columns);
          const value = noise4D(
            'dots',
            column * zoom,
            row * zoom,
            Math.cos(turn) * radius,
            Math.sin(turn) * radius,
          );
          const r = interpolate(value, [-1, 1], [0, 22]);
          return (
            <circle
              key={`${column} ${row}`}
              cx={43 + column * 46}
              cy={33 + row * 46}
              r={r}
              fill={colors.accent}
            />
          );
        })}
      </Drawing>
    </Paper>
  );
}
