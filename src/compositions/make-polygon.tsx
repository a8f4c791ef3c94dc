import { makePolygon } from '@remotion/shapes';
import { PathReading } from './path-reading';

interface MakePolygonProps {
  points: number;
  radius: number;
}

/** The path of a polygon, instruction by instruction. */
export default function MakePolygonDemo({ points, radius }: MakePolygonProps) {
  return <PathReading shape={makePolygon({ points, radius })} />;
}
