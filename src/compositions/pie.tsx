import { makePie, Pie } from '@remotion/shapes';
import { interpolate, useCurrentFrame } from 'remotion';
import { colors } from './paper';
import { ShapeStage } from './shape-stage';

interface PieProps {
  progress: number;
  radius: number;
  closePath: 'true' | 'false';
}

/** A pie slice that grows from nothing. */
export default function PieDemo({ progress, radius, closePath }: PieProps) {
  const frame = useCurrentFrame();
  const grown = interpolate(frame, [10, 60], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <ShapeStage size={makePie({ radius, progress })}>
      <Pie
        radius={radius}
        progress={grown * progress}
        closePath={closePath === 'true'}
        fill={colors.wash}
        stroke={colors.accent}
        strokeWidth={8}
      />
    </ShapeStage>
  );
}
