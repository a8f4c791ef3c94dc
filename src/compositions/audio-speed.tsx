import { AudioPlacement } from './audio-placement';

interface AudioSpeedProps {
  playbackRate: number;
}

/** A file at another speed. */
export default function AudioSpeed(props: AudioSpeedProps) {
  return <AudioPlacement {...props} />;
}
