import { Ellipse, makeEllipse } from '@remotion/shapes';
import { spring, useCurrentFrame, useVideoConfig } from 'remotion';
import { colors } from './paper';
import { ShapeStage } from './shape-stage';

interface EllipseProps {
  rx: number;
  ry: number;
}

/** An ellipse that appears with a spring. */
export default function EllipseDemo({ rx, ry }: EllipseProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const scale = spring({ frame, fps });

  return (
    <ShapeStage size={makeEllipse({ rx, ry })}>
      <Ellipse rx={rx} ry={ry} fill={colors.accent} style={{ transform: `scale(${scale})` }} />
    </ShapeStage>
  );
}
