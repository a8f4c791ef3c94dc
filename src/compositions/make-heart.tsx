import { makeHeart } from '@remotion/shapes';
import { PathReading } from './path-reading';

interface MakeHeartProps {
  height: number;
  aspectRatio: number;
}

/** The path of a heart, instruction by instruction. */
export default function MakeHeartDemo({ height, aspectRatio }: MakeHeartProps) {
  return <PathReading shape={makeHeart({ height, aspectRatio })} />;
}
