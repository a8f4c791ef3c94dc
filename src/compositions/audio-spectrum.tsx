import { visualizeAudio } from '@remotion/media-utils';
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { signalData } from './audio-signal';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

interface AudioSpectrumProps {
  numberOfSamples: '16' | '32' | '64';
  smoothing: 'true' | 'false';
}

const left = 60;
const width = 840;
const bottom = 420;
const audioData = signalData('spectrum');

/** The loudness of each frequency range, as bars. */
export default function AudioSpectrum({ numberOfSamples, smoothing }: AudioSpectrumProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const amplitudes = visualizeAudio({
    audioData,
    frame,
    fps,
    numberOfSamples: Number(numberOfSamples),
    smoothing: smoothing === 'true',
  });
  const step = width / amplitudes.length;

  return (
    <Paper>
      <Drawing>
        {amplitudes.map((amplitude, index) => {
          // The square root lifts quiet ranges.
          const height = Math.max(4, Math.min(360, Math.sqrt(amplitude) * 620));
          const x = left + step * (index + 0.15);
          return (
            <rect
              key={x}
              x={x}
              y={bottom - height}
              width={step * 0.7}
              height={height}
              rx={Math.min(4, step * 0.3)}
              fill={colors.accent}
            />
          );
        })}
        <path d={`M${left} ${bottom + 10}h${width}`} stroke={colors.grey} strokeWidth={1.5} />
        <text x={left} y={bottom + 42} fill={colors.soft}>
          low
        </text>
        <text x={left + width} y={bottom + 42} textAnchor="end" fill={colors.soft}>
          high
        </text>
      </Drawing>
    </Paper>
  );
}
