import { makeRect, Rect } from '@remotion/shapes';
import { spring, useCurrentFrame, useVideoConfig } from 'remotion';
import { colors } from './paper';
import { type Rounding, roundings } from './rounding';
import { ShapeStage } from './shape-stage';

interface RectProps {
  width: number;
  height: number;
  rounding: Rounding;
}

/** A rectangle that appears with a spring. */
export default function RectDemo({ width, height, rounding }: RectProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const scale = spring({ frame, fps });

  return (
    <ShapeStage size={makeRect({ width, height, ...roundings[rounding] })}>
      <Rect
        width={width}
        height={height}
        {...roundings[rounding]}
        fill={colors.accent}
        style={{ transform: `scale(${scale})` }}
      />
    </ShapeStage>
  );
}
