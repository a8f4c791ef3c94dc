import { cutPath, getBoundingBox, getLength } from '@remotion/paths';
import { interpolate, useCurrentFrame } from 'remotion';
import { clamped } from './curves';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

const hill = 'M 60 400 C 260 400 280 120 440 120 S 560 280 680 280 S 800 60 900 60';

/** A hill that is drawn and filled from the left. */
export default function CutPathDemo({ share: end }: { share: number }) {
  const frame = useCurrentFrame();
  const share = interpolate(frame, [10, 80], [0, end], clamped);
  const d = cutPath(hill, share * getLength(hill));
  const { x2 } = getBoundingBox(d);

  return (
    <Paper>
      <Drawing>
        <path d={hill} stroke={colors.line} strokeWidth={3} />
        <path d={`${d} L ${x2} 400 Z`} fill={colors.wash} />
        <path d={d} stroke={colors.accent} strokeWidth={6} />
        <path d="M60 400H900" stroke={colors.grey} strokeWidth={2} />
        <text x={60} y={444} fill={colors.soft}>
          {`${Math.round(share * 100)}% of the length`}
        </text>
      </Drawing>
    </Paper>
  );
}
