import { getBoundingBox, interpolatePath, resetPath, translatePath } from '@remotion/paths';
import { makeHeart } from '@remotion/shapes';
import { interpolate, useCurrentFrame } from 'remotion';
import { clamped } from './curves';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

interface ResetPathProps {
  x: number;
  y: number;
}

const { path } = makeHeart({ height: 200 });

/** A path that moves to the origin of two axes. */
export default function ResetPathDemo({ x, y }: ResetPathProps) {
  const frame = useCurrentFrame();
  const placed = translatePath(path, x, y);
  const progress = interpolate(frame, [20, 70], [0, 1], clamped);
  const d = interpolatePath(progress, placed, resetPath(placed));
  const box = getBoundingBox(d);

  return (
    <Paper>
      <Drawing>
        <g transform="translate(110 76)">
          <path d="M-40 0H800M0 -30V370" stroke={colors.grey} strokeWidth={2} />
          <text x={-16} y={-14} textAnchor="end" fill={colors.soft}>
            0, 0
          </text>
          <path d={placed} stroke={colors.line} strokeWidth={3} />
          <path d={d} fill={colors.accent} />
          <rect
            x={box.x1}
            y={box.y1}
            width={box.width}
            height={box.height}
            stroke={colors.ink}
            strokeWidth={2}
            strokeDasharray="4 8"
          />
        </g>
      </Drawing>
    </Paper>
  );
}
