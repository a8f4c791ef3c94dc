import { makeEllipse } from '@remotion/shapes';
import { PathReading } from './path-reading';

interface MakeEllipseProps {
  rx: number;
  ry: number;
}

/** The path of an ellipse, instruction by instruction. */
export default function MakeEllipseDemo({ rx, ry }: MakeEllipseProps) {
  return <PathReading shape={makeEllipse({ rx, ry })} />;
}
