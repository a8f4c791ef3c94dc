import { getBoundingBox, scalePath } from '@remotion/paths';
import { spring, useCurrentFrame, useVideoConfig } from 'remotion';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

interface ScalePathProps {
  scaleX: number;
  scaleY: number;
}

const flag = 'M 320 120 L 500 170 L 320 280 L 370 180 Z';

/** A path that grows from the corner of its box. */
export default function ScalePathDemo({ scaleX, scaleY }: ScalePathProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const grown = spring({ frame, fps, config: { damping: 200 } });
  const d = scalePath(flag, 1 + grown * (scaleX - 1), 1 + grown * (scaleY - 1));
  const { x1, y1 } = getBoundingBox(flag);

  return (
    <Paper>
      <Drawing>
        <path d={d} fill={colors.wash} stroke={colors.accent} strokeWidth={6} strokeLinejoin="round" />
        <path d={flag} stroke={colors.grey} strokeWidth={2} strokeDasharray="4 8" />
        <circle cx={x1} cy={y1} r={8} fill={colors.ink} />
      </Drawing>
    </Paper>
  );
}
