import { interpolateStyles, makeTransform, rotate, translateX } from '@remotion/animation-utils';
import { useCurrentFrame } from 'remotion';
import { codeFont, colors, Paper } from './paper';

interface InterpolateStylesProps {
  distance: number;
  extrapolateRight: 'clamp' | 'extend';
}

/** A square with several animated styles. */
export default function InterpolateStylesDemo({ distance, extrapolateRight }: InterpolateStylesProps) {
  const frame = useCurrentFrame();
  const style = interpolateStyles(
    frame,
    [0, 30, 60],
    [
      {
        borderRadius: 80,
        backgroundColor: '#cc3307',
        transform: makeTransform([translateX(-distance), rotate(0)]),
      },
      {
        borderRadius: 16,
        backgroundColor: '#8a5cd6',
        transform: makeTransform([translateX(0), rotate(90)]),
      },
      {
        borderRadius: 80,
        backgroundColor: '#2f7fd6',
        transform: makeTransform([translateX(distance), rotate(180)]),
      },
    ],
    { extrapolateRight },
  );

  return (
    <Paper>
      <div style={{ position: 'absolute', left: 400, top: 100, width: 160, height: 160, ...style }} />
      <div
        style={{
          position: 'absolute',
          left: 60,
          right: 60,
          top: 340,
          display: 'grid',
          gap: 8,
          fontFamily: codeFont,
          fontSize: 22,
          color: colors.soft,
          textAlign: 'center',
        }}
      >
        <span>borderRadius {Number(style.borderRadius).toFixed(0)}</span>
        <span>{style.backgroundColor}</span>
        <span>{short(style.transform)}</span>
      </div>
    </Paper>
  );
}

/** Returns a transform with rounded numbers. */
function short(transform = ''): string {
  return transform.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}
