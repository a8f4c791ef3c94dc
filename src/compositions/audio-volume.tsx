import { interpolate, useCurrentFrame, useVideoConfig } from 'remotion';
import { Drawing, linePath, Playhead, Ruler } from './drawing';
import { colors, Paper } from './paper';
import { samples, toBars } from './waveform-data';

interface AudioVolumeProps {
  level: number;
  /** In frames. */
  fadeIn: number;
  fadeOut: number;
}

const left = 60;
const width = 840;
const bottom = 390;
const height = 270;

/** A volume curve with the playhead on it, and the waveform at that volume. */
export default function AudioVolume({ level, fadeIn, fadeOut }: AudioVolumeProps) {
  const frame = useCurrentFrame();
  const { durationInFrames } = useVideoConfig();
  const volume = (f: number) =>
    interpolate(f, [0, fadeIn, durationInFrames - fadeOut, durationInFrames], [0, level, level, 0], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });
  const placeOf = (time: number) => left + (time / durationInFrames) * width;
  const heightOf = (value: number) => bottom - value * height;
  const bars = toBars(samples, { count: 60, smoothing: 1 });
  const corners = [0, fadeIn, durationInFrames - fadeOut, durationInFrames];

  return (
    <Paper>
      <Drawing>
        <text x={left} y={64} fontSize={32} fill={colors.ink}>
          volume({frame}) = {volume(frame).toFixed(2)}
        </text>
        <path
          d={`M${left} ${heightOf(1)}h${width}`}
          stroke={colors.line}
          strokeWidth={2}
          strokeDasharray="4 8"
        />
        {bars.map((loudness, index) => {
          const time = ((index + 0.5) / bars.length) * durationInFrames;
          const barHeight = Math.max(2, loudness * volume(time) * height);
          return (
            <rect
              key={time}
              x={placeOf(time) - 4}
              y={bottom - barHeight}
              width={8}
              height={barHeight}
              rx={2}
              fill={time <= frame ? colors.ink : colors.grey}
              opacity={time <= frame ? 1 : 0.45}
            />
          );
        })}
        <path
          d={linePath(corners.map((time) => [placeOf(time), heightOf(volume(time))] as const))}
          stroke={colors.accent}
          strokeWidth={4}
          strokeLinejoin="round"
        />
        <Ruler x={left} y={bottom} width={width} ticks={durationInFrames / 5} long={6} />
        <Playhead x={placeOf(frame)} top={heightOf(1) - 12} bottom={bottom + 24} />
        <circle
          cx={placeOf(frame)}
          cy={heightOf(volume(frame))}
          r={9}
          fill={colors.paper}
          stroke={colors.accent}
          strokeWidth={4}
        />
      </Drawing>
    </Paper>
  );
}
