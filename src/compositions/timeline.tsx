import { useCurrentFrame, useVideoConfig } from 'remotion';
import { Playhead, Ruler } from './drawing';
import { colors } from './paper';

/** A stretch of time on the timeline, in frames. */
export interface Clip {
  name: string;
  from: number;
  durationInFrames: number;
}

const left = 60;
const width = 840;

/** The clips of a video on separate rows, with the playhead over them. */
export function Timeline({ clips, y }: { clips: readonly Clip[]; y: number }) {
  const frame = useCurrentFrame();
  const { durationInFrames } = useVideoConfig();
  const placeOf = (time: number) => left + (Math.min(time, durationInFrames) / durationInFrames) * width;

  return (
    <>
      <Ruler x={left} y={y} width={width} ticks={60} long={10} />
      {clips.map(({ name, from, durationInFrames: length }) => {
        const isNow = frame >= from && frame < from + length;
        return (
          <g key={from}>
            <rect
              x={placeOf(from) + 1}
              y={y + 30}
              width={Math.max(0, placeOf(from + length) - placeOf(from) - 2)}
              height={48}
              rx={4}
              fill={isNow ? colors.wash : colors.raised}
              stroke={isNow ? colors.accent : colors.line}
              strokeWidth={2}
            />
            <text x={placeOf(from) + 16} y={y + 62} fill={isNow ? colors.accent : colors.soft}>
              {name}
            </text>
          </g>
        );
      })}
      <Playhead x={placeOf(frame)} top={y - 14} bottom={y + 92} />
    </>
  );
}
