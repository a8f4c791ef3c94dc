import { evolvePath, getLength, getPointAtLength, getTangentAtLength } from '@remotion/paths';
import { Easing, interpolate, useCurrentFrame } from 'remotion';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

interface PathsProps {
  path: 'wave' | 'loop' | 'steps';
  strokeWidth: number;
}

const paths: Record<PathsProps['path'], string> = {
  wave: 'M80 240 C 180 20 280 20 380 240 S 580 460 680 240 S 820 80 880 240',
  loop: 'M80 380 C 420 380 640 330 640 190 C 640 60 400 60 400 190 C 400 330 600 380 880 380',
  steps: 'M80 390 H 280 V 290 H 480 V 190 H 680 V 90 H 880',
};

/** A path that draws itself, with a tip that points in its direction. */
export default function Paths({ path, strokeWidth }: PathsProps) {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [5, 75], [0, 1], {
    easing: Easing.inOut(Easing.quad),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const d = paths[path];
  const reached = progress * getLength(d);
  const point = getPointAtLength(d, reached);
  const tangent = getTangentAtLength(d, reached);
  const angle = (Math.atan2(tangent.y, tangent.x) * 180) / Math.PI;

  return (
    <Paper>
      <Drawing>
        <path d={d} stroke={colors.line} strokeWidth={2} />
        <path d={d} stroke={colors.ink} strokeWidth={strokeWidth} {...evolvePath(progress, d)} />
        <path
          d="M26 0L-14 18V-18Z"
          fill={colors.accent}
          transform={`translate(${point.x} ${point.y}) rotate(${angle})`}
        />
      </Drawing>
    </Paper>
  );
}
