import { interpolate, useCurrentFrame } from 'remotion';
import { colors, Paper } from './paper';

interface InputPropsProps {
  guest: string;
  table: number;
}

/** An invitation that displays its input props. */
export default function InputProps({ guest, table }: InputPropsProps) {
  return (
    <Paper>
      <div style={{ height: '100%', display: 'grid', alignContent: 'center', gap: 28, padding: '0 96px' }}>
        <Line delay={0} size={108}>
          {guest}
        </Line>
        <Line delay={15} size={48}>
          Your seat is at table <span style={{ color: colors.accent, fontWeight: 650 }}>{table}</span>.
        </Line>
      </div>
    </Paper>
  );
}

/** A line that fades in. */
function Line({ delay, size, children }: { delay: number; size: number; children: React.ReactNode }) {
  const frame = useCurrentFrame();
  const shown = interpolate(frame - delay, [0, 20], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  return (
    <div
      style={{
        fontSize: size,
        fontWeight: size > 60 ? 650 : 400,
        letterSpacing: '-0.02em',
        opacity: shown,
        transform: `translateY(${(1 - shown) * 30}px)`,
      }}
    >
      {children}
    </div>
  );
}
