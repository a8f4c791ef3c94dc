import { useCurrentFrame } from 'remotion';
import { codeFont, colors } from './paper';

interface CardProps {
  name: string;
  left: number;
  width: number;
}

/** A card with the number of its own frame: inside of a sequence that one begins at 0. */
export function Card({ name, left, width }: CardProps) {
  const frame = useCurrentFrame();
  return (
    <div
      style={{
        position: 'absolute',
        top: 56,
        left,
        width,
        height: 232,
        borderRadius: 8,
        padding: 28,
        boxSizing: 'border-box',
        backgroundColor: colors.accent,
        color: colors.onAccent,
      }}
    >
      <div style={{ fontSize: 30, fontWeight: 600 }}>{name}</div>
      <div style={{ marginTop: 24, fontSize: 92, fontWeight: 650, lineHeight: 1, fontFamily: codeFont }}>
        {frame}
      </div>
    </div>
  );
}

/** Where a card will be. */
export function EmptyCard({ left, width }: Omit<CardProps, 'name'>) {
  return (
    <div
      style={{
        position: 'absolute',
        top: 56,
        left,
        width,
        height: 232,
        borderRadius: 8,
        boxSizing: 'border-box',
        border: `2px dashed ${colors.line}`,
      }}
    />
  );
}
