import type { Caption } from '@remotion/captions';
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { Playhead, Ruler } from './drawing';
import { colors } from './paper';

const left = 60;
const width = 840;

/** Maps times of the video to positions on the axis, and the current time; in milliseconds and pixels. */
export function useCaptionAxis() {
  const frame = useCurrentFrame();
  const { durationInFrames, fps } = useVideoConfig();
  const totalMs = (durationInFrames / fps) * 1000;
  return {
    time: (frame / fps) * 1000,
    placeOf: (ms: number) => left + (ms / totalMs) * width,
  };
}

/** Captions as blocks below a ruler of tenths of a second, with the playhead over them. */
export function CaptionAxis({ captions, y }: { captions: readonly Caption[]; y: number }) {
  const { durationInFrames, fps } = useVideoConfig();
  const { time, placeOf } = useCaptionAxis();
  return (
    <>
      <Ruler x={left} y={y} width={width} ticks={(durationInFrames / fps) * 10} long={10} />
      {captions.map(({ startMs, endMs }) => {
        const isSpoken = startMs <= time && time < endMs;
        return (
          <rect
            key={startMs}
            x={placeOf(startMs) + 2}
            y={y + 28}
            width={placeOf(endMs) - placeOf(startMs) - 4}
            height={36}
            rx={4}
            fill={isSpoken ? colors.accent : colors.raised}
            stroke={isSpoken ? colors.accent : colors.grey}
            strokeWidth={1.5}
          />
        );
      })}
      <Playhead x={placeOf(time)} top={y - 14} bottom={y + 78} />
    </>
  );
}
