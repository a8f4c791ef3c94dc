import { interpolate, spring, useCurrentFrame, useVideoConfig } from 'remotion';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

interface MatrixProps {
  a: number;
  b: number;
  c: number;
  d: number;
}

const lines = [-2, -1, 0, 1, 2];

/** A square with a letter, and the matrix that skews it. */
export default function Matrix({ a, b, c, d }: MatrixProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const progress = spring({ frame: frame - 10, fps, config: { damping: 200 }, durationInFrames: 40 });
  const from = [1, 0, 0, 1];
  const matrix = [a, b, c, d].map((value, index) => interpolate(progress, [0, 1], [from[index] ?? 0, value]));

  return (
    <Paper>
      <Drawing>
        <g transform="translate(310 240)">
          <path
            d={lines.map((each) => `M-200 ${each * 80}H200M${each * 80} -200V200`).join('')}
            stroke={colors.line}
            strokeWidth={2}
          />
          <g transform={`matrix(${matrix.join(', ')}, 0, 0)`}>
            <rect x={-80} y={-80} width={160} height={160} fill={colors.accent} />
            <text
              y={48}
              textAnchor="middle"
              fontSize={136}
              fontWeight={650}
              fontFamily="var(--font-text, sans-serif)"
              fill={colors.onAccent}
            >
              R
            </text>
          </g>
        </g>
        <g transform="translate(600 152)" fontSize={34}>
          {matrix.map((value, index) => (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: numbers are identified by their position
              key={index}
              x={110 + (index % 2) * 130}
              y={72 + Math.floor(index / 2) * 76}
              textAnchor="end"
              fill={colors.ink}
            >
              {value.toFixed(2)}
            </text>
          ))}
          <path d="M16 8H0V172H16M250 8H266V172H250" stroke={colors.grey} strokeWidth={3} />
        </g>
      </Drawing>
    </Paper>
  );
}
