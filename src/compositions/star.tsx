import { makeStar, Star } from '@remotion/shapes';
import { useCurrentFrame } from 'remotion';
import { colors } from './paper';
import { ShapeStage } from './shape-stage';

interface StarProps {
  points: number;
  innerRadius: number;
  outerRadius: number;
}

/** A star that rotates around its center by one tip. */
export default function StarDemo({ points, innerRadius, outerRadius }: StarProps) {
  const frame = useCurrentFrame();
  const turn = (frame / 90) * (360 / points);
  const size = makeStar({ points, innerRadius, outerRadius });

  return (
    <ShapeStage
      size={size}
      marks={<circle cx={size.width / 2} cy={outerRadius} r={6} fill={colors.onAccent} />}
    >
      <Star
        points={points}
        innerRadius={innerRadius}
        outerRadius={outerRadius}
        fill={colors.accent}
        style={{ rotate: `${turn}deg`, transformOrigin: `50% ${outerRadius}px` }}
      />
    </ShapeStage>
  );
}
