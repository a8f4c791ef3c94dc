import type { MediaUtilsAudioData } from '@remotion/media-utils';

const sampleRate = 8000;
const durationInSeconds = 5;

/**
 * Returns the signal at a time in seconds: a beat twice per second, and a tone that glides from 500 to 3000
 * Hz and back.
 */
function signalAt(time: number): number {
  const sinceBeat = time % 0.5;
  const beat = Math.sin(2 * Math.PI * 95 * sinceBeat) * Math.exp(-sinceBeat * 9) * 0.75;
  // The phase is the integral of the frequency 1750 - 1250 * cos(2πt / 5).
  const phase = 1750 * time - (1250 * 5 * Math.sin((2 * Math.PI * time) / 5)) / (2 * Math.PI);
  const tone = Math.sin(2 * Math.PI * phase) * 0.2;
  return beat + tone;
}

const waveform = Float32Array.from({ length: sampleRate * durationInSeconds }, (_, index) =>
  signalAt(index / sampleRate),
);

/** Returns audio in the format that `useAudioData()` returns. Results are cached under `name`. */
export function signalData(name: string): MediaUtilsAudioData {
  return {
    channelWaveforms: [waveform],
    sampleRate,
    durationInSeconds,
    numberOfChannels: 1,
    resultId: name,
    isRemote: false,
  };
}
