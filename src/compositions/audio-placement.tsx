import { useCurrentFrame, useVideoConfig } from 'remotion';
import { Drawing, Playhead, Ruler } from './drawing';
import { colors, Paper } from './paper';
import { samples, toBars } from './waveform-data';

/** Duration of the file, in frames of the video. */
const fileLength = 120;
const left = 60;
const width = 840;

interface AudioPlacementProps {
  trimBefore?: number;
  trimAfter?: number;
  from?: number;
  playbackRate?: number;
}

/** An audio file above the video: the part of it that is audible, and when. Both rows have the same scale. */
export function AudioPlacement({
  trimBefore = 0,
  trimAfter = Infinity,
  from = 0,
  playbackRate = 1,
}: AudioPlacementProps) {
  const frame = useCurrentFrame();
  const { durationInFrames, fps } = useVideoConfig();
  const placeOf = (time: number) => left + (time / durationInFrames) * width;

  // In frames of the video. The audio ends with the file, with `trimAfter` or with the video.
  const length = Math.min(
    (fileLength - trimBefore) / playbackRate,
    trimAfter - trimBefore,
    durationInFrames - from,
  );
  const fileEnd = trimBefore + length * playbackRate;
  const isHeard = frame >= from && frame < from + length;
  const position = trimBefore + (frame - from) * playbackRate;

  // A bar is two frames wide.
  const isWithin = (middle: number) => middle - 1 >= trimBefore && middle + 1 <= fileEnd;
  const bars = toBars(samples, { count: fileLength / 2, smoothing: 1 }).map((loudness, index) => ({
    loudness,
    middle: index * 2 + 1,
  }));

  return (
    <Paper>
      <Drawing>
        <path
          d={`M${placeOf(trimBefore)} 186H${placeOf(fileEnd)}L${placeOf(from + length)} 310H${placeOf(from)}Z`}
          fill={colors.wash}
        />
        <text x={left} y={50} fill={colors.soft}>
          file: {fileLength / fps} s
        </text>
        <rect
          x={left}
          y={70}
          width={placeOf(fileLength) - left}
          height={116}
          rx={6}
          stroke={colors.line}
          strokeWidth={2}
        />
        <Part from={placeOf(trimBefore)} to={placeOf(fileEnd)} y={70} />
        {bars.map(({ loudness, middle }) => {
          const isUsed = isWithin(middle);
          return (
            <Bar
              key={middle}
              x={placeOf(middle)}
              y={128}
              loudness={loudness}
              width={7}
              color={isUsed ? colors.ink : colors.grey}
              opacity={isUsed ? 1 : 0.4}
            />
          );
        })}
        <text x={left} y={262} fill={colors.soft}>
          video: {durationInFrames / fps} s
        </text>
        <Part from={placeOf(from)} to={placeOf(from + length)} y={310} />
        {bars
          .filter(({ middle }) => isWithin(middle))
          .map(({ loudness, middle }) => (
            <Bar
              key={middle}
              x={placeOf(from + (middle - trimBefore) / playbackRate)}
              y={368}
              loudness={loudness}
              width={Math.min(12, 7 / playbackRate)}
              color={colors.ink}
              opacity={1}
            />
          ))}
        <Ruler x={left} y={440} width={width} ticks={durationInFrames / 5} long={6} />
        <Playhead x={placeOf(frame)} top={294} bottom={456} />
        {isHeard && <Playhead x={placeOf(position)} top={62} bottom={194} />}
      </Drawing>
    </Paper>
  );
}

/** The audible part, in one of the two rows. */
function Part({ from, to, y }: { from: number; to: number; y: number }) {
  return (
    <rect
      x={from}
      y={y}
      width={to - from}
      height={116}
      rx={6}
      fill={colors.wash}
      stroke={colors.accent}
      strokeWidth={2}
    />
  );
}

interface BarProps {
  x: number;
  y: number;
  loudness: number;
  width: number;
  color: string;
  opacity: number;
}

function Bar({ x, y, loudness, width: barWidth, color, opacity }: BarProps) {
  const height = Math.max(4, loudness * 96);
  return (
    <rect
      x={x - barWidth / 2}
      y={y - height / 2}
      width={barWidth}
      height={height}
      rx={Math.min(3, barWidth / 2)}
      fill={color}
      opacity={opacity}
    />
  );
}
