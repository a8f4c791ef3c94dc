import { spring, useCurrentFrame, useVideoConfig } from 'remotion';
import { Paper } from './paper';

interface TextProps {
  text: string;
  /** Number of frames between two words. */
  stagger: number;
  damping: number;
}

/** Words that appear one after the other, moving up. */
export default function Text({ text, stagger, damping }: TextProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();

  return (
    <Paper>
      <div
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          alignContent: 'center',
          gap: '8px 24px',
          height: '100%',
          padding: '0 72px',
          fontSize: 92,
          fontWeight: 650,
          letterSpacing: '-0.03em',
          lineHeight: 1.1,
        }}
      >
        {text.split(' ').map((word, index) => {
          const shown = spring({ frame: frame - index * stagger, fps, config: { damping } });
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: words are identified by their position
              key={index}
              style={{ opacity: Math.min(1, shown), transform: `translateY(${(1 - shown) * 70}px)` }}
            >
              {word}
            </span>
          );
        })}
      </div>
    </Paper>
  );
}
