import { warpPath } from '@remotion/paths';
import { makeRect } from '@remotion/shapes';
import { useCurrentFrame } from 'remotion';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

interface WarpPathProps {
  amplitude: number;
  wavelength: number;
}

const { path } = makeRect({ width: 600, height: 240 });

/** A rectangle that waves like a flag. */
export default function WarpPathDemo({ amplitude, wavelength }: WarpPathProps) {
  const frame = useCurrentFrame();
  const d = warpPath(path, ({ x, y }) => ({
    x,
    y: y + Math.sin(x / wavelength - frame / 8) * amplitude,
  }));

  return (
    <Paper>
      <Drawing>
        <g transform="translate(180 120)">
          <path d={d} fill={colors.accent} />
          <path d={path} stroke={colors.grey} strokeWidth={2} strokeDasharray="4 8" />
        </g>
      </Drawing>
    </Paper>
  );
}
