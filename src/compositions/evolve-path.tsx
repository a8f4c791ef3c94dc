import { evolvePath } from '@remotion/paths';
import { interpolate, useCurrentFrame } from 'remotion';
import { type Curve, clamped, curves } from './curves';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

interface EvolvePathProps {
  curve: Curve;
  end: number;
}

/** A line that draws itself, and the two values that animate it. */
export default function EvolvePathDemo({ curve, end }: EvolvePathProps) {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 80], [0, end], clamped);
  const d = curves[curve];
  const evolved = evolvePath(progress, d);

  return (
    <Paper>
      <Drawing>
        <path d={d} stroke={colors.line} strokeWidth={3} />
        <path d={d} stroke={colors.accent} strokeWidth={10} {...evolved} />
        <text x={80} y={446} fill={colors.soft}>
          {`progress ${progress.toFixed(2)}`}
        </text>
        <text x={880} y={446} textAnchor="end" fill={colors.soft}>
          {`strokeDashoffset ${evolved.strokeDashoffset.toFixed(0)}`}
        </text>
      </Drawing>
    </Paper>
  );
}
