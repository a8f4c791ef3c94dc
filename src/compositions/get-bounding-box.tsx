import { cutPath, getBoundingBox, getLength } from '@remotion/paths';
import { interpolate, useCurrentFrame } from 'remotion';
import { type Curve, clamped, curves } from './curves';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

/** A path that grows, with the box around it. */
export default function GetBoundingBoxDemo({ curve }: { curve: Curve }) {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 80], [0, 1], clamped);
  const d = cutPath(curves[curve], progress * getLength(curves[curve]));
  const { x1, y1, x2, y2, width, height } = getBoundingBox(d);
  const values = { x1, y1, x2, y2, width, height };

  return (
    <Paper>
      <Drawing>
        <rect
          x={x1}
          y={y1}
          width={width}
          height={height}
          fill={colors.wash}
          stroke={colors.accent}
          strokeWidth={2}
        />
        <path d={d} stroke={colors.ink} strokeWidth={8} />
        {Object.entries(values).map(([name, value], index) => (
          <text key={name} x={80 + index * 136} y={450} fontSize={20} fill={colors.soft}>
            {`${name} ${value.toFixed(0)}`}
          </text>
        ))}
      </Drawing>
    </Paper>
  );
}
