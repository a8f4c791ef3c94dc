import { useCurrentFrame, useVideoConfig } from 'remotion';
import { Drawing, Ruler } from './drawing';
import { codeFont, colors, Paper } from './paper';

interface FrameProps {
  /** Distance that the square moves with every frame, in pixels. */
  speed: number;
}

/** The number of the frame, and a square that follows it. */
export default function Frame({ speed }: FrameProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const x = frame * speed;

  return (
    <Paper>
      <div style={{ position: 'absolute', left: 76, top: 56, fontSize: 176, fontWeight: 650, lineHeight: 1 }}>
        {frame}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 84,
          top: 246,
          fontSize: 28,
          fontFamily: codeFont,
          color: colors.soft,
        }}
      >
        {(frame / fps).toFixed(2)} s
      </div>
      <Drawing>
        <Ruler x={80} y={412} width={800} ticks={80} long={10} />
        <rect x={80 + x} y={348} width={64} height={64} rx={4} fill={colors.accent} />
      </Drawing>
    </Paper>
  );
}
