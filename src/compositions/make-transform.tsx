import { makeTransform, rotate, translateX } from '@remotion/animation-utils';
import { spring, useCurrentFrame, useVideoConfig } from 'remotion';
import { codeFont, colors, Paper } from './paper';

interface MakeTransformProps {
  order: 'rotate' | 'translate';
  angle: number;
  distance: number;
}

const card = {
  position: 'absolute',
  left: 90,
  top: 70,
  width: 240,
  height: 150,
  borderRadius: 12,
  boxSizing: 'border-box',
} as const;

/** A card that is rotated and moved, in either order. */
export default function MakeTransformDemo({ order, angle: turn, distance: way }: MakeTransformProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const progress = spring({ frame, fps, config: { damping: 200 } });
  const angle = progress * turn;
  const distance = progress * way;
  const orders = {
    rotate: [rotate(angle), translateX(distance)],
    translate: [translateX(distance), rotate(angle)],
  };

  return (
    <Paper>
      <div style={{ ...card, border: `2px dashed ${colors.grey}` }} />
      <div style={{ ...card, backgroundColor: colors.accent, transform: makeTransform(orders[order]) }} />
      <div
        style={{
          position: 'absolute',
          left: 90,
          top: 424,
          fontFamily: codeFont,
          fontSize: 22,
          color: colors.soft,
        }}
      >
        {makeTransform(orders[order]).replace(/-?\d+\.\d+/g, (number) => Number(number).toFixed(0))}
      </div>
    </Paper>
  );
}
