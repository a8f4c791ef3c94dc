import { AudioPlacement } from './audio-placement';

interface AudioOrderProps {
  trimBefore: number;
  from: number;
  playbackRate: number;
}

/** Trimming, delay and speed at once. */
export default function AudioOrder(props: AudioOrderProps) {
  return <AudioPlacement {...props} />;
}
