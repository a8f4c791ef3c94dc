import type { ReactNode } from 'react';
import { useVideoConfig } from 'remotion';
import { codeFont, colors } from './paper';

/** A drawing over the whole video, in pixels of the video. */
export function Drawing({ children }: { children: ReactNode }) {
  const { width, height } = useVideoConfig();
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      style={{ position: 'absolute', inset: 0, maxWidth: 'none', fontFamily: codeFont, fontSize: 22 }}
      fill="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** The playhead. */
export function Playhead({ x, top, bottom }: { x: number; top: number; bottom: number }) {
  return (
    <g transform={`translate(${x} ${top})`}>
      <path d={`M0 0V${bottom - top}`} stroke={colors.accent} strokeWidth={3} />
      <path d="M0 -11 11 0 0 11 -11 0Z" fill={colors.accent} />
    </g>
  );
}

interface RulerProps {
  x: number;
  y: number;
  width: number;
  /** Number of ticks, and which of them are long. */
  ticks: number;
  long: number;
}

/** A ruler: ticks that hang from a line. */
export function Ruler({ x, y, width, ticks, long }: RulerProps) {
  const marks = Array.from({ length: ticks + 1 }, (_, index) => index);
  return (
    <path
      d={`M${x} ${y}h${width}${marks
        .map((mark) => `M${x + (mark / ticks) * width} ${y}v${mark % long === 0 ? 16 : 8}`)
        .join('')}`}
      stroke={colors.grey}
      strokeWidth={1.5}
    />
  );
}

/** Returns the path of a line through points. */
export function linePath(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
