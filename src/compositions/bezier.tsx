import { Easing, interpolate, useCurrentFrame } from 'remotion';
import { Drawing } from './drawing';
import { EasingPlot, plotX, plotY } from './easing-plot';
import { colors, Paper } from './paper';

interface BezierProps {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** A movement along a Bézier curve, with the handles that shape it. */
export default function Bezier({ x1, y1, x2, y2 }: BezierProps) {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [15, 75], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const ease = Easing.bezier(x1, y1, x2, y2);

  return (
    <Paper>
      <Drawing>
        <EasingPlot ease={ease} progress={progress}>
          <path
            d={`M${plotX(0)} ${plotY(0)}L${plotX(x1)} ${plotY(y1)}M${plotX(1)} ${plotY(1)}L${plotX(x2)} ${plotY(y2)}`}
            stroke={colors.accent}
            strokeWidth={2}
          />
          <circle cx={plotX(x1)} cy={plotY(y1)} r={8} fill={colors.accent} />
          <circle cx={plotX(x2)} cy={plotY(y2)} r={8} fill={colors.accent} />
        </EasingPlot>
        <path d="M520 240H880" stroke={colors.line} strokeWidth={2} />
        <rect x={520 + ease(progress) * 280} y={200} width={80} height={80} rx={6} fill={colors.accent} />
      </Drawing>
    </Paper>
  );
}
