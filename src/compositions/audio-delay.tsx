import { AudioPlacement } from './audio-placement';

interface AudioDelayProps {
  from: number;
}

/** An audio file that starts later. */
export default function AudioDelay(props: AudioDelayProps) {
  return <AudioPlacement {...props} />;
}
