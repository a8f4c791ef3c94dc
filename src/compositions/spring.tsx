import { spring, useCurrentFrame, useVideoConfig } from 'remotion';
import { Drawing, linePath, Playhead } from './drawing';
import { colors, Paper } from './paper';

interface SpringProps {
  damping: number;
  mass: number;
  stiffness: number;
}

const left = 70;
const right = 690;
const heightOf = (value: number) => 392 - value * 176;

/** The value of a spring over time, and a weight that hangs from it. */
export default function Spring({ damping, mass, stiffness }: SpringProps) {
  const frame = useCurrentFrame();
  const { fps, durationInFrames } = useVideoConfig();

  const valueAt = (time: number) => spring({ frame: time, fps, config: { damping, mass, stiffness } });
  const value = valueAt(frame);
  const placeOf = (time: number) => left + (time / (durationInFrames - 1)) * (right - left);
  const curve = Array.from(
    { length: durationInFrames },
    (_, time) => [placeOf(time), heightOf(valueAt(time))] as const,
  );

  return (
    <Paper>
      <Drawing>
        <path d={`M${left} ${heightOf(0)}H900`} stroke={colors.line} strokeWidth={2} />
        <path d={`M${left} ${heightOf(1)}H900`} stroke={colors.grey} strokeWidth={2} strokeDasharray="4 8" />
        <text x={left - 16} y={heightOf(0) + 8} textAnchor="end" fill={colors.soft}>
          0
        </text>
        <text x={left - 16} y={heightOf(1) + 8} textAnchor="end" fill={colors.soft}>
          1
        </text>
        <path d={linePath(curve)} stroke={colors.grey} strokeWidth={2} />
        <path
          d={linePath(curve.slice(0, frame + 1))}
          stroke={colors.ink}
          strokeWidth={5}
          strokeLinejoin="round"
        />
        <Playhead x={placeOf(frame)} top={30} bottom={440} />
        <path d={`M820 ${heightOf(0)}V${heightOf(value)}`} stroke={colors.grey} strokeWidth={3} />
        <rect x={776} y={heightOf(value) - 44} width={88} height={88} rx={6} fill={colors.accent} />
        <text x={820} y={heightOf(value) + 8} textAnchor="middle" fill={colors.onAccent}>
          {value.toFixed(2)}
        </text>
      </Drawing>
    </Paper>
  );
}
