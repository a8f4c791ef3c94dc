import { interpolate, useCurrentFrame, useVideoConfig } from 'remotion';
import { Drawing, Playhead, Ruler } from './drawing';
import { colors, Paper, tint } from './paper';

interface InterpolateProps {
  /** The frames between which the value goes from 0 to 1. */
  from: number;
  to: number;
  /** How values outside of that range are extrapolated. */
  extrapolate: 'clamp' | 'extend' | 'wrap';
}

const left = 70;
const width = 560;

/** Two rulers: the input and the output. */
export default function Interpolate({ from, to, extrapolate }: InterpolateProps) {
  const frame = useCurrentFrame();
  const { durationInFrames } = useVideoConfig();
  const value = interpolate(frame, [from, to], [0, 1], {
    extrapolateLeft: extrapolate,
    extrapolateRight: extrapolate,
  });

  const inputAt = (time: number) => left + (time / (durationInFrames - 1)) * width;
  // The lower ruler ranges from -0.5 to 1.5; values beyond that stay at its end.
  const outputAt = (output: number) => left + ((Math.min(1.6, Math.max(-0.6, output)) + 0.5) / 2) * width;

  return (
    <Paper>
      <Drawing>
        <path d={`M${inputAt(from)} 130H${inputAt(to)}L${outputAt(1)} 350H${outputAt(0)}Z`} fill={tint} />
        <Ruler x={left} y={130} width={width} ticks={45} long={5} />
        <Ruler x={left} y={350} width={width} ticks={20} long={5} />
        {[from, to].map((time) => (
          <text key={time} x={inputAt(time)} y={112} textAnchor="middle" fill={colors.soft}>
            {time}
          </text>
        ))}
        {[0, 1].map((output) => (
          <text key={output} x={outputAt(output)} y={396} textAnchor="middle" fill={colors.soft}>
            {output}
          </text>
        ))}
        <path d={`M${inputAt(frame)} 130L${outputAt(value)} 350`} stroke={colors.accent} strokeWidth={3} />
        <Playhead x={inputAt(frame)} top={60} bottom={130} />
        <path d={`M${outputAt(value)} 339l11 11-11 11-11-11z`} fill={colors.accent} />
        <rect x={716} y={130} width={176} height={176} rx={6} stroke={colors.line} strokeWidth={2} />
        <rect
          x={716}
          y={130}
          width={176}
          height={176}
          rx={6}
          fill={colors.accent}
          opacity={Math.min(1, Math.max(0, value))}
        />
        <text x={804} y={358} textAnchor="middle" fontSize={32} fill={colors.ink}>
          {value.toFixed(2)}
        </text>
      </Drawing>
    </Paper>
  );
}
