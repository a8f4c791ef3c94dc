import { makeCircle } from '@remotion/shapes';
import { PathReading } from './path-reading';

interface MakeCircleProps {
  radius: number;
}

/** The path of a circle, instruction by instruction. */
export default function MakeCircleDemo({ radius }: MakeCircleProps) {
  return <PathReading shape={makeCircle({ radius })} />;
}
