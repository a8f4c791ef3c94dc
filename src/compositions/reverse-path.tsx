import { evolvePath, reversePath } from '@remotion/paths';
import { interpolate, useCurrentFrame } from 'remotion';
import { clamped } from './curves';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

/** A line that is drawn from its start, and the same line drawn from its end. */
export default function ReversePathDemo({ bend }: { bend: number }) {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 80], [0, 1], clamped);
  const path = `M 100 120 C 300 ${bend} 660 260 860 120`;
  const reversed = reversePath(path);
  const lines = [
    { name: 'path', d: path, start: 100, color: colors.ink },
    { name: 'reversePath(path)', d: reversed, start: 860, color: colors.accent },
  ];

  return (
    <Paper>
      <Drawing>
        {lines.map(({ name, d, start, color }, index) => (
          <g key={name} transform={`translate(0 ${index * 216})`}>
            <path d={d} stroke={colors.line} strokeWidth={3} />
            <path d={d} stroke={color} strokeWidth={10} {...evolvePath(progress, d)} />
            <circle cx={start} cy={120} r={12} fill={color} />
            <text x={480} y={216} textAnchor="middle" fill={colors.soft}>
              {name}
            </text>
          </g>
        ))}
      </Drawing>
    </Paper>
  );
}
