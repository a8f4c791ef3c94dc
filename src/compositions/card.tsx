import { useCurrentFrame } from 'remotion';
import { codeFont, colors } from './paper';

interface CardProps {
  name: string;
  left: number;
  width: number;
}

/** The common styles of a card and its empty place. */
const place = {
  position: 'absolute',
  top: 56,
  height: 232,
  borderRadius: 8,
  boxSizing: 'border-box',
} as const;

/** A card with the number of its own frame: inside of a sequence, it starts at 0. */
export function Card({ name, left, width }: CardProps) {
  const frame = useCurrentFrame();
  return (
    <div
      style={{
        ...place,
        left,
        width,
        padding: 28,
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

/** The place where a card will appear. */
export function EmptyCard({ left, width }: Omit<CardProps, 'name'>) {
  return (
    <div
      style={{
        ...place,
        left,
        width,
        border: `2px dashed ${colors.line}`,
      }}
    />
  );
}
