import { Freeze, useCurrentFrame } from 'remotion';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

interface FreezeProps {
  frame: number;
}

const radius = 150;

/** A running clock, and the same clock frozen at one frame. */
export default function FreezeDemo({ frame }: FreezeProps) {
  return (
    <Paper>
      <Drawing>
        <Clock x={250} name="<Clock />" />
        <Freeze frame={frame}>
          <Clock x={710} name="in <Freeze>" />
        </Freeze>
      </Drawing>
    </Paper>
  );
}

function Clock({ x, name }: { x: number; name: string }) {
  const frame = useCurrentFrame();
  const ticks = Array.from({ length: 12 }, (_, index) => index * 30);
  return (
    <g transform={`translate(${x} 196)`}>
      <circle r={radius} fill={colors.raised} stroke={colors.line} strokeWidth={3} />
      {ticks.map((angle) => (
        <path
          key={angle}
          d={`M0 ${-radius + 8}V${-radius + 24}`}
          transform={`rotate(${angle})`}
          stroke={colors.grey}
          strokeWidth={3}
        />
      ))}
      <path
        d={`M0 24V${-radius + 34}`}
        transform={`rotate(${frame * 6})`}
        stroke={colors.accent}
        strokeWidth={10}
        strokeLinecap="round"
      />
      <circle r={11} fill={colors.accent} />
      <text y={200} textAnchor="middle" fontSize={28} fill={colors.ink}>
        {name}
      </text>
      <text y={240} textAnchor="middle" fontSize={28} fill={colors.soft}>
        {`frame ${frame}`}
      </text>
    </g>
  );
}
