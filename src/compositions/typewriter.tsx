import { useCurrentFrame } from 'remotion';
import { codeFont, colors, Paper } from './paper';

interface TypewriterProps {
  text: string;
  /** Number of frames per letter. */
  pace: number;
}

/** Text that is typed, with the playhead as its cursor. */
export default function Typewriter({ text, pace }: TypewriterProps) {
  const frame = useCurrentFrame();
  const letters = Math.floor(frame / pace);
  const isTyping = letters < text.length;
  const isLit = isTyping || Math.floor(frame / 15) % 2 === 0;

  return (
    <Paper>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          height: '100%',
          padding: '0 72px',
          fontFamily: codeFont,
          fontSize: Math.min(56, 1350 / Math.max(1, text.length)),
          whiteSpace: 'pre',
        }}
      >
        <span style={{ color: colors.soft }}>$ </span>
        {text.slice(0, letters)}
        <span
          style={{
            width: 4,
            height: '1.3em',
            marginLeft: 6,
            backgroundColor: colors.accent,
            opacity: isLit ? 1 : 0,
          }}
        />
      </div>
    </Paper>
  );
}
