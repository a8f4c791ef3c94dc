import { makeTriangle } from '@remotion/shapes';
import { PathReading } from './path-reading';

interface MakeTriangleProps {
  length: number;
  direction: 'right' | 'left' | 'up' | 'down';
}

/** The path of a triangle, instruction by instruction. */
export default function MakeTriangleDemo({ length, direction }: MakeTriangleProps) {
  return <PathReading shape={makeTriangle({ length, direction })} />;
}
