import { Circle, makeCircle } from '@remotion/shapes';
import { spring, useCurrentFrame, useVideoConfig } from 'remotion';
import { colors } from './paper';
import { ShapeStage } from './shape-stage';

interface CircleProps {
  radius: number;
}

/** A circle that appears with a spring. */
export default function CircleDemo({ radius }: CircleProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const scale = spring({ frame, fps });

  return (
    <ShapeStage size={makeCircle({ radius })}>
      <Circle radius={radius} fill={colors.accent} style={{ transform: `scale(${scale})` }} />
    </ShapeStage>
  );
}
