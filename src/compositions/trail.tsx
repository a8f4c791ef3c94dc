import { Trail } from '@remotion/motion-blur';
import { AbsoluteFill, useCurrentFrame, useVideoConfig } from 'remotion';
import { colors, Paper } from './paper';

interface TrailProps {
  layers: number;
  lagInFrames: number;
  trailOpacity: number;
}

/** A ball on a figure eight, followed by copies of it. */
export default function TrailDemo(props: TrailProps) {
  return (
    <Paper>
      <Trail {...props}>
        <Ball />
      </Trail>
    </Paper>
  );
}

/** Reads the frame itself, because each copy in a trail has a different one. */
function Ball() {
  const { durationInFrames } = useVideoConfig();
  const angle = (useCurrentFrame() / durationInFrames) * 2 * Math.PI;

  return (
    <AbsoluteFill style={{ alignItems: 'center', justifyContent: 'center' }}>
      <div
        style={{
          width: 84,
          height: 84,
          borderRadius: 42,
          backgroundColor: colors.accent,
          translate: `${Math.cos(angle) * 330}px ${Math.sin(angle * 2) * 140}px`,
        }}
      />
    </AbsoluteFill>
  );
}
