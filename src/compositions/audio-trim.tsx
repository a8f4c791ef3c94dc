import { AudioPlacement } from './audio-placement';

interface AudioTrimProps {
  trimBefore: number;
  trimAfter: number;
}

/** A part of an audio file. */
export default function AudioTrim(props: AudioTrimProps) {
  return <AudioPlacement {...props} />;
}
