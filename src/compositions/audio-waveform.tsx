import { createSmoothSvgPath, visualizeAudioWaveform } from '@remotion/media-utils';
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { signalData } from './audio-signal';
import { Drawing, Playhead } from './drawing';
import { colors, Paper } from './paper';

interface AudioWaveformProps {
  numberOfSamples: number;
  windowInSeconds: number;
}

const left = 60;
const width = 840;

/** The waveform around the current frame, as a line. */
export default function AudioWaveform({ numberOfSamples, windowInSeconds }: AudioWaveformProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const wave = visualizeAudioWaveform({
    // The function caches waveforms regardless of their window, so each window gets data with a separate
    // name.
    audioData: signalData(`waveform-${windowInSeconds}`),
    frame,
    fps,
    numberOfSamples,
    windowInSeconds,
  });
  const path = createSmoothSvgPath({
    points: wave.map((value, index) => ({
      x: left + (index / (wave.length - 1)) * width,
      y: 230 + value * 360,
    })),
  });

  return (
    <Paper>
      <Drawing>
        <path d={`M${left} 230h${width}`} stroke={colors.line} strokeWidth={2} />
        <path d={path} stroke={colors.ink} strokeWidth={5} strokeLinejoin="round" strokeLinecap="round" />
        <Playhead x={left + width / 2} top={44} bottom={400} />
        <text x={left} y={446} fill={colors.soft}>
          -{(windowInSeconds / 2).toFixed(2)} s
        </text>
        <text x={left + width / 2} y={446} textAnchor="middle" fill={colors.soft}>
          now
        </text>
        <text x={left + width} y={446} textAnchor="end" fill={colors.soft}>
          +{(windowInSeconds / 2).toFixed(2)} s
        </text>
      </Drawing>
    </Paper>
  );
}
