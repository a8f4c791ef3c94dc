import { getInstructionIndexAtLength, getLength, getPointAtLength, parsePath } from '@remotion/paths';
import { interpolate, useCurrentFrame } from 'remotion';
import { clamped } from './curves';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

const zigzag = 'M 80 360 L 240 120 L 400 360 L 560 120 L 720 360 L 880 120';
const corners = parsePath(zigzag).flatMap((each) => ('x' in each && 'y' in each ? [each] : []));

/** A dot on a zigzag line, with the current segment highlighted. */
export default function GetInstructionIndexAtLengthDemo({ share: end }: { share: number }) {
  const frame = useCurrentFrame();
  const share = interpolate(frame, [10, 80], [0, end], clamped);
  const length = share * getLength(zigzag);
  const { index, lengthIntoInstruction } = getInstructionIndexAtLength(zigzag, length);
  const dot = getPointAtLength(zigzag, length);
  const [start, stop] = [corners[index], corners[index + 1]];

  return (
    <Paper>
      <Drawing>
        <path d={zigzag} stroke={colors.line} strokeWidth={6} strokeLinejoin="round" />
        {start && stop && (
          <path
            d={`M ${start.x} ${start.y} L ${stop.x} ${stop.y}`}
            stroke={colors.accent}
            strokeWidth={12}
            strokeLinecap="round"
          />
        )}
        <circle cx={dot.x} cy={dot.y} r={20} fill={colors.ink} />
        <text x={80} y={446} fill={colors.soft}>
          {`index ${index}`}
        </text>
        <text x={880} y={446} textAnchor="end" fill={colors.soft}>
          {`lengthIntoInstruction ${lengthIntoInstruction.toFixed(0)}`}
        </text>
      </Drawing>
    </Paper>
  );
}
