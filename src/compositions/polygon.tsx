import { makePolygon, Polygon } from '@remotion/shapes';
import { spring, useCurrentFrame, useVideoConfig } from 'remotion';
import { colors } from './paper';
import { type Rounding, roundings } from './rounding';
import { ShapeStage } from './shape-stage';

interface PolygonProps {
  points: number;
  radius: number;
  rounding: Rounding;
}

/** A polygon that appears with a spring. */
export default function PolygonDemo({ points, radius, rounding }: PolygonProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const scale = spring({ frame, fps });

  return (
    <ShapeStage size={makePolygon({ points, radius, ...roundings[rounding] })}>
      <Polygon
        points={points}
        radius={radius}
        {...roundings[rounding]}
        fill={colors.accent}
        style={{ transform: `scale(${scale})` }}
      />
    </ShapeStage>
  );
}
