import { makeRect } from '@remotion/shapes';
import { PathReading } from './path-reading';

interface MakeRectProps {
  width: number;
  height: number;
  cornerRadius: number;
}

/** The path of a rectangle, instruction by instruction. */
export default function MakeRectDemo({ width, height, cornerRadius }: MakeRectProps) {
  return <PathReading shape={makeRect({ width, height, cornerRadius })} />;
}
