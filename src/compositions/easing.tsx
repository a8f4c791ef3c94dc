import { Easing, interpolate, useCurrentFrame } from 'remotion';
import { Drawing } from './drawing';
import { EasingPlot } from './easing-plot';
import { colors, Paper } from './paper';

interface EasingProps {
  curve: 'quad' | 'cubic' | 'sin' | 'exp' | 'circle' | 'back' | 'elastic' | 'bounce';
  direction: 'in' | 'out' | 'inOut';
}

const curves: Record<EasingProps['curve'], (progress: number) => number> = {
  quad: Easing.quad,
  cubic: Easing.cubic,
  sin: Easing.sin,
  exp: Easing.exp,
  circle: Easing.circle,
  back: Easing.back(),
  elastic: Easing.elastic(),
  bounce: Easing.bounce,
};

/** A movement with easing, and the same without. */
export default function EasingDemo({ curve, direction }: EasingProps) {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [15, 75], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const ease = Easing[direction](curves[curve]);

  return (
    <Paper>
      <Drawing>
        <EasingPlot ease={ease} progress={progress} />
        <path d="M500 186H880M500 322H880" stroke={colors.line} strokeWidth={2} />
        <rect x={468 + progress * 380} y={154} width={64} height={64} rx={5} fill={colors.grey} />
        <rect x={468 + ease(progress) * 380} y={290} width={64} height={64} rx={5} fill={colors.accent} />
      </Drawing>
    </Paper>
  );
}
