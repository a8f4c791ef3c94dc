import { makeStar } from '@remotion/shapes';
import { PathReading } from './path-reading';

interface MakeStarProps {
  points: number;
  innerRadius: number;
  outerRadius: number;
}

/** The path of a star, instruction by instruction. */
export default function MakeStarDemo({ points, innerRadius, outerRadius }: MakeStarProps) {
  return <PathReading shape={makeStar({ points, innerRadius, outerRadius })} />;
}
