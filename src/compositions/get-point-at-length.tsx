import { getLength, getPointAtLength } from '@remotion/paths';
import { useCurrentFrame } from 'remotion';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

const orbit = 'M 140 240 C 140 60 820 60 820 240 S 140 420 140 240';

/** Dots that go around a path at equal distances. */
export default function GetPointAtLengthDemo({ dots }: { dots: number }) {
  const frame = useCurrentFrame();
  const total = getLength(orbit);
  const points = Array.from({ length: dots }, (_, index) =>
    getPointAtLength(orbit, ((frame / 120 + index / dots) % 1) * total),
  );
  const [first] = points;

  return (
    <Paper>
      <Drawing>
        <path d={orbit} stroke={colors.line} strokeWidth={4} />
        {points.map(({ x, y }, index) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={index === 0 ? 26 : 12}
            fill={index === 0 ? colors.accent : colors.ink}
          />
        ))}
        <text x={480} y={248} textAnchor="middle" fontSize={28} fill={colors.ink}>
          {`x ${first?.x.toFixed(0)}  y ${first?.y.toFixed(0)}`}
        </text>
      </Drawing>
    </Paper>
  );
}
