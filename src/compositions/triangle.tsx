import { makeTriangle, Triangle } from '@remotion/shapes';
import { spring, useCurrentFrame, useVideoConfig } from 'remotion';
import { colors } from './paper';
import { type Rounding, roundings } from './rounding';
import { ShapeStage } from './shape-stage';

interface TriangleProps {
  length: number;
  direction: 'right' | 'left' | 'up' | 'down';
  rounding: Rounding;
}

/** A triangle that appears with a spring. */
export default function TriangleDemo({ length, direction, rounding }: TriangleProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const scale = spring({ frame, fps });

  return (
    <ShapeStage size={makeTriangle({ length, direction, ...roundings[rounding] })}>
      <Triangle
        length={length}
        direction={direction}
        {...roundings[rounding]}
        fill={colors.accent}
        style={{ transform: `scale(${scale})` }}
      />
    </ShapeStage>
  );
}
