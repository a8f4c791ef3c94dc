import { spring, useCurrentFrame, useVideoConfig } from 'remotion';
import { frameRates, frameSizes } from './chart-data';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

interface ChartProps {
  data: 'rates' | 'sizes';
  /** Number of frames between two bars. */
  stagger: number;
}

const left = 240;
const width = 540;

/** Bars made from data. */
export default function Chart({ data, stagger }: ChartProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const rows = data === 'rates' ? frameRates : frameSizes;
  const largest = Math.max(...rows.map((row) => row.value));
  const step = 384 / rows.length;

  return (
    <Paper>
      <Drawing>
        <path d={`M${left} 48V432`} stroke={colors.grey} strokeWidth={2} />
        {rows.map(({ name, value, label }, index) => {
          const grown = spring({ frame: frame - index * stagger, fps, config: { damping: 16 } });
          const length = Math.max(0, (value / largest) * width * grown);
          const middle = 48 + step * (index + 0.5);
          return (
            <g key={name}>
              <text x={left - 20} y={middle + 8} textAnchor="end" fontSize={24} fill={colors.soft}>
                {name}
              </text>
              <rect
                x={left}
                y={middle - step * 0.3}
                width={length}
                height={step * 0.6}
                fill={value === largest ? colors.accent : colors.ink}
              />
              <text
                x={left + length + 16}
                y={middle + 9}
                fontSize={26}
                fill={colors.ink}
                opacity={Math.min(1, grown)}
              >
                {label}
              </text>
            </g>
          );
        })}
      </Drawing>
    </Paper>
  );
}
