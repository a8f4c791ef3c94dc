import { Heart, makeHeart } from '@remotion/shapes';
import { useCurrentFrame } from 'remotion';
import { colors } from './paper';
import { ShapeStage } from './shape-stage';

interface HeartProps {
  height: number;
  aspectRatio: number;
  depthAdjustment: number;
}

/** A heart that beats once a second. */
export default function HeartDemo({ height, aspectRatio, depthAdjustment }: HeartProps) {
  const frame = useCurrentFrame();
  const beat = Math.abs(Math.sin((frame / 30) * Math.PI));

  return (
    <ShapeStage size={makeHeart({ height, aspectRatio })}>
      <Heart
        height={height}
        aspectRatio={aspectRatio}
        depthAdjustment={depthAdjustment}
        fill={colors.accent}
        style={{ transform: `scale(${1 + beat * 0.1})` }}
      />
    </ShapeStage>
  );
}
