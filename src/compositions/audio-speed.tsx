import { AudioPlacement } from './audio-placement';

interface AudioSpeedProps {
  playbackRate: number;
}

/** An audio file at a different speed. */
export default function AudioSpeed(props: AudioSpeedProps) {
  return <AudioPlacement {...props} />;
}
