import type { ReactNode } from 'react';
import { linePath } from './drawing';
import { colors } from './paper';

const steps = Array.from({ length: 81 }, (_, index) => index / 80);

/** Maps a progress from 0 to 1, and its eased value, to positions in the plot. */
export const plotX = (progress: number) => 80 + progress * 280;
export const plotY = (value: number) => 372 - value * 250;

interface EasingPlotProps {
  ease: (progress: number) => number;
  /** The progress of the movement, from 0 to 1. */
  progress: number;
  /** Drawn below the curve. */
  children?: ReactNode;
}

/** The curve of an easing function, with the current position of a movement on it. */
export function EasingPlot({ ease, progress, children }: EasingPlotProps) {
  return (
    <>
      <path
        d={`M${plotX(0)} ${plotY(1)}H${plotX(1)}V${plotY(0)}H${plotX(0)}Z`}
        fill={colors.raised}
        stroke={colors.line}
        strokeWidth={2}
      />
      <path
        d={`M${plotX(0)} ${plotY(0)}L${plotX(1)} ${plotY(1)}`}
        stroke={colors.grey}
        strokeDasharray="4 8"
      />
      {children}
      <path
        d={linePath(steps.map((step) => [plotX(step), plotY(ease(step))]))}
        stroke={colors.ink}
        strokeWidth={5}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path
        d={`M${plotX(progress)} ${plotY(ease(progress)) - 14}l14 14-14 14-14-14z`}
        fill={colors.accent}
        stroke={colors.paper}
        strokeWidth={3}
      />
    </>
  );
}
