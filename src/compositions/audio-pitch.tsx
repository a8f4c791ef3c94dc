import { useCurrentFrame, useVideoConfig } from 'remotion';
import { Drawing, linePath, Playhead, Ruler } from './drawing';
import { colors, Paper } from './paper';

interface AudioPitchProps {
  toneFrequency: number;
}

const left = 60;
const width = 840;
/** Number of periods of the tone over the whole video. */
const waves = 20;

/** A tone before and after its pitch is changed. */
export default function AudioPitch({ toneFrequency }: AudioPitchProps) {
  const frame = useCurrentFrame();
  const { durationInFrames } = useVideoConfig();
  const x = left + (frame / durationInFrames) * width;

  return (
    <Paper>
      <Drawing>
        <text x={left} y={50} fill={colors.soft}>
          file
        </text>
        <path d={tonePath(waves, 128)} stroke={colors.grey} strokeWidth={4} strokeLinejoin="round" />
        <text x={left} y={240} fill={colors.soft}>
          render
        </text>
        <path
          d={tonePath(waves * toneFrequency, 318)}
          stroke={colors.ink}
          strokeWidth={4}
          strokeLinejoin="round"
        />
        <Ruler x={left} y={420} width={width} ticks={durationInFrames / 5} long={6} />
        <Playhead x={x} top={62} bottom={444} />
      </Drawing>
    </Paper>
  );
}

/** Returns the path of a tone that swells and fades. The envelope does not depend on the pitch. */
function tonePath(count: number, middle: number): string {
  return linePath(
    Array.from({ length: 841 }, (_, index) => {
      const place = index / 840;
      const loudness = Math.sin(place * Math.PI) ** 0.7;
      return [left + place * width, middle + Math.sin(place * count * Math.PI * 2) * loudness * 56] as const;
    }),
  );
}
