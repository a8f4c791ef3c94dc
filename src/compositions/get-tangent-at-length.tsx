import { getLength, getPointAtLength, getTangentAtLength } from '@remotion/paths';
import { interpolate, useCurrentFrame } from 'remotion';
import { type Curve, clamped, curves } from './curves';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

/** A plane that flies along a curve, with the tangent at its position. */
export default function GetTangentAtLengthDemo({ curve }: { curve: Curve }) {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 80], [0, 1], clamped);
  const d = curves[curve];
  const length = progress * getLength(d);
  const { x, y } = getPointAtLength(d, length);
  const tangent = getTangentAtLength(d, length);
  const angle = (Math.atan2(tangent.y, tangent.x) * 180) / Math.PI;

  return (
    <Paper>
      <Drawing>
        <path d={d} stroke={colors.line} strokeWidth={4} />
        <g transform={`translate(${x} ${y}) rotate(${angle})`}>
          <path d="M-150 0H150" stroke={colors.grey} strokeWidth={2} strokeDasharray="4 8" />
          <path d="M50 0L-34 34L-14 0L-34 -34Z" fill={colors.accent} />
        </g>
        <text x={80} y={446} fill={colors.soft}>
          {`x ${tangent.x.toFixed(2)}  y ${tangent.y.toFixed(2)}`}
        </text>
        <text x={880} y={446} textAnchor="end" fill={colors.soft}>
          {`${angle.toFixed(0)}°`}
        </text>
      </Drawing>
    </Paper>
  );
}
