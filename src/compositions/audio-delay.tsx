import { AudioPlacement } from './audio-placement';

interface AudioDelayProps {
  from: number;
}

/** A file that begins later. */
export default function AudioDelay(props: AudioDelayProps) {
  return <AudioPlacement {...props} />;
}
