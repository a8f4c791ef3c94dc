import { useCurrentFrame, useVideoConfig } from 'remotion';
import { Drawing, Playhead } from './drawing';
import { colors, Paper } from './paper';
import { samples, toBars } from './waveform-data';

interface WaveformProps {
  bars: number;
  smoothing: number;
}

const left = 60;
const width = 840;

/** A sound as bars, with the playhead over them. */
export default function Waveform({ bars, smoothing }: WaveformProps) {
  const frame = useCurrentFrame();
  const { durationInFrames } = useVideoConfig();
  const heard = frame / (durationInFrames - 1);
  const step = width / bars;

  return (
    <Paper>
      <Drawing>
        {toBars(samples, { count: bars, smoothing }).map((loudness, index) => {
          const x = left + step * (index + 0.2);
          return (
            <rect
              key={x}
              x={x}
              y={240 - loudness * 156}
              width={step * 0.6}
              height={Math.max(4, loudness * 312)}
              rx={Math.min(3, step * 0.3)}
              fill={(index + 0.5) / bars <= heard ? colors.ink : colors.grey}
              opacity={(index + 0.5) / bars <= heard ? 1 : 0.45}
            />
          );
        })}
        <Playhead x={left + heard * width} top={52} bottom={430} />
      </Drawing>
    </Paper>
  );
}
