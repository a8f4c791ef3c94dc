import { getWaveformPortion } from '@remotion/media-utils';
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { signalData } from './audio-signal';
import { Drawing, Playhead } from './drawing';
import { colors, Paper } from './paper';

interface WaveformProps {
  numberOfSamples: number;
  durationInSeconds: number;
}

const left = 60;
const width = 840;
const audioData = signalData('portion');

/** The start of a sound as bars, with the playhead over them. */
export default function Waveform({ numberOfSamples, durationInSeconds }: WaveformProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const bars = getWaveformPortion({
    audioData,
    startTimeInSeconds: 0,
    durationInSeconds,
    numberOfSamples,
  });
  const heard = frame / fps / durationInSeconds;
  const step = width / numberOfSamples;

  return (
    <Paper>
      <Drawing>
        {bars.map(({ index, amplitude }) => {
          const isHeard = (index + 0.5) / numberOfSamples <= heard;
          return (
            <rect
              key={index}
              x={left + step * (index + 0.2)}
              y={240 - amplitude * 156}
              width={step * 0.6}
              height={Math.max(4, amplitude * 312)}
              rx={Math.min(3, step * 0.3)}
              fill={isHeard ? colors.ink : colors.grey}
              opacity={isHeard ? 1 : 0.45}
            />
          );
        })}
        {heard <= 1 ? <Playhead x={left + heard * width} top={52} bottom={430} /> : null}
      </Drawing>
    </Paper>
  );
}
