import type { ReactNode } from 'react';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

interface ShapeStageProps {
  /** The size that the shape's function returns. */
  size: { width: number; height: number };
  /** Content on top of the shape, positioned from its top left corner. */
  marks?: ReactNode;
  children: ReactNode;
}

/** A shape in the center of the video, with a box that shows the size of its SVG. */
export function ShapeStage({ size: { width, height }, marks, children }: ShapeStageProps) {
  const left = (960 - width) / 2;
  const top = (452 - height) / 2;
  return (
    <Paper>
      <div style={{ position: 'absolute', left, top, width, height, lineHeight: 0 }}>{children}</div>
      <Drawing>
        <g transform={`translate(${left} ${top})`}>
          <rect width={width} height={height} stroke={colors.grey} strokeWidth={2} strokeDasharray="4 8" />
          <text x={width / 2} y={height + 34} textAnchor="middle" fill={colors.soft}>
            {tidy(width)}
          </text>
          <text x={width + 16} y={height / 2 + 8} fill={colors.soft}>
            {tidy(height)}
          </text>
          {marks}
        </g>
      </Drawing>
    </Paper>
  );
}

/** Returns a number with at most one decimal. */
export function tidy(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}
