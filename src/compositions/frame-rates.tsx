import { interpolate, useCurrentFrame, useVideoConfig } from 'remotion';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

interface FrameRatesProps {
  fps: '15' | '30' | '60';
}

const left = 60;
const way = 770;
const size = 70;

/** Two movements in a video with a different frame rate: one is written in frames, the other in seconds. */
export default function FrameRates({ fps: chosen }: FrameRatesProps) {
  const fps = Number(chosen);
  const seconds = useCurrentFrame() / useVideoConfig().fps;
  const frame = Math.floor(seconds * fps);
  const upper = interpolate(frame, [0, 30], [0, 1], { extrapolateRight: 'clamp' });
  const lower = interpolate(frame, [0, fps], [0, 1], { extrapolateRight: 'clamp' });

  return (
    <Paper>
      <Drawing>
        <Lane y={70} name="[0, 30]" arrival={30 / fps} progress={upper} color={colors.grey} />
        <Lane y={250} name="[0, 1 * fps]" arrival={1} progress={lower} color={colors.accent} />
        <text x={left} y={442} fontSize={28} fill={colors.soft}>
          {`frame ${frame} at ${fps} fps, ${seconds.toFixed(2)} s`}
        </text>
      </Drawing>
    </Paper>
  );
}

interface LaneProps {
  y: number;
  name: string;
  /** Duration of the movement in seconds. */
  arrival: number;
  progress: number;
  color: string;
}

function Lane({ y, name, arrival, progress, color }: LaneProps) {
  return (
    <>
      <text x={left} y={y} fontSize={28} fill={colors.ink}>
        {name}
      </text>
      <text x={left + way + size} y={y} fontSize={28} fill={colors.soft} textAnchor="end">
        {`arrives at ${arrival} s`}
      </text>
      <path d={`M${left} ${y + 65}h${way + size}`} stroke={colors.line} strokeWidth={2} />
      <rect
        x={left + way}
        y={y + 30}
        width={size}
        height={size}
        rx={6}
        stroke={colors.line}
        strokeWidth={2}
        strokeDasharray="6 6"
      />
      <rect x={left + progress * way} y={y + 30} width={size} height={size} rx={6} fill={color} />
    </>
  );
}
