import { interpolatePath } from '@remotion/paths';
import { makeCircle, makePolygon, makeRect, makeStar } from '@remotion/shapes';
import { Easing, interpolate, useCurrentFrame } from 'remotion';
import { clamped } from './curves';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

type Shape = 'circle' | 'star' | 'hexagon' | 'square';

interface InterpolatePathProps {
  first: Shape;
  second: Shape;
}

const shapes: Record<Shape, string> = {
  circle: makeCircle({ radius: 160 }).path,
  star: makeStar({ points: 5, innerRadius: 80, outerRadius: 168 }).path,
  hexagon: makePolygon({ points: 6, radius: 160 }).path,
  square: makeRect({ width: 320, height: 320 }).path,
};

/** A shape that morphs into another one. */
export default function InterpolatePathDemo({ first, second }: InterpolatePathProps) {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [15, 75], [0, 1], { easing: Easing.inOut(Easing.quad), ...clamped });

  return (
    <Paper>
      <Drawing>
        <g transform="translate(320 60)">
          <path d={interpolatePath(progress, shapes[first], shapes[second])} fill={colors.accent} />
        </g>
        <text x={480} y={446} textAnchor="middle" fill={colors.soft}>
          {`progress ${progress.toFixed(2)}`}
        </text>
      </Drawing>
    </Paper>
  );
}
