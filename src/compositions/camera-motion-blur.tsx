import { CameraMotionBlur } from '@remotion/motion-blur';
import { AbsoluteFill, useCurrentFrame } from 'remotion';
import { colors, Paper } from './paper';

interface CameraMotionBlurProps {
  shutterAngle: number;
  samples: number;
}

/** Blades that spin fast: sharp at the hub, blurred at their tips. */
export default function CameraMotionBlurDemo(props: CameraMotionBlurProps) {
  return (
    <Paper>
      <CameraMotionBlur {...props}>
        <Sails />
      </CameraMotionBlur>
    </Paper>
  );
}

function Sails() {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{ alignItems: 'center', justifyContent: 'center', rotate: `${frame * 12}deg` }}>
      {[0, 60, 120].map((turn) => (
        <div
          key={turn}
          style={{
            position: 'absolute',
            width: 430,
            height: 34,
            borderRadius: 4,
            backgroundColor: turn === 60 ? colors.accent : colors.ink,
            rotate: `${turn}deg`,
          }}
        />
      ))}
    </AbsoluteFill>
  );
}
