import { translatePath } from '@remotion/paths';
import { spring, useCurrentFrame, useVideoConfig } from 'remotion';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

interface TranslatePathProps {
  x: number;
  y: number;
}

const arrow = 'M 100 160 L 240 160 L 240 100 L 360 210 L 240 320 L 240 260 L 100 260 Z';

/** An arrow that moves, with its original position. */
export default function TranslatePathDemo({ x, y }: TranslatePathProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const moved = spring({ frame, fps, config: { damping: 200 } });
  const d = translatePath(arrow, moved * x, moved * y);
  const [, left, top] = d.split(' ').map(Number);

  return (
    <Paper>
      <Drawing>
        <path d={d} fill={colors.accent} />
        <path d={arrow} stroke={colors.grey} strokeWidth={2} strokeDasharray="4 8" />
        <text x={100} y={56} fill={colors.soft}>
          {`M ${Number(left).toFixed(0)} ${Number(top).toFixed(0)} …`}
        </text>
      </Drawing>
    </Paper>
  );
}
