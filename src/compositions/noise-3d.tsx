import { noise3D } from '@remotion/noise';
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

interface Noise3DProps {
  zoom: number;
  speed: number;
}

const columns = 24;
const rows = 10;

/** Blades of grass that sway in the wind. */
export default function Noise3DDemo({ zoom, speed }: Noise3DProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();

  return (
    <Paper>
      <Drawing>
        {Array.from({ length: columns * rows }, (_, index) => {
          const column = index % columns;
          const row = Math.floor(index / columns);
          const angle = noise3D('wind', column * zoom, row * zoom, (frame / fps) * speed) * 70;
          return (
            <path
              key={`${column} ${row}`}
              d="M0 0V-40"
              stroke={colors.accent}
              strokeWidth={7}
              strokeLinecap="round"
              opacity={0.35 + (row / rows) * 0.65}
              transform={`translate(${44 + column * 38} ${76 + row * 42}) rotate(${angle})`}
            />
          );
        })}
      </Drawing>
    </Paper>
  );
}
