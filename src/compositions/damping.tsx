import { spring, useCurrentFrame, useVideoConfig } from 'remotion';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

interface DampingProps {
  mass: number;
  stiffness: number;
}

const dampings = [5, 10, 20, 40, 200];
const heightOf = (value: number) => 380 - value * 190;

/** Five springs that differ only in their damping. */
export default function Damping({ mass, stiffness }: DampingProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();

  return (
    <Paper>
      <Drawing>
        <path d={`M60 ${heightOf(1)}H900`} stroke={colors.grey} strokeWidth={2} strokeDasharray="4 8" />
        <path d={`M60 ${heightOf(0)}H900`} stroke={colors.line} strokeWidth={2} />
        {dampings.map((damping, index) => {
          const value = spring({ frame, fps, config: { damping, mass, stiffness } });
          const x = 140 + index * 170;
          return (
            <g key={damping}>
              <path d={`M${x} ${heightOf(0)}V${heightOf(value)}`} stroke={colors.grey} strokeWidth={3} />
              <path
                d={`M${x} ${heightOf(value) - 32}l32 32-32 32-32-32z`}
                fill={damping === 10 ? colors.accent : colors.ink}
              />
              <text x={x} y={436} textAnchor="middle" fontSize={28} fill={colors.soft}>
                {damping}
              </text>
            </g>
          );
        })}
      </Drawing>
    </Paper>
  );
}
