import { CameraMotionBlur } from '@remotion/motion-blur';
import type { ReactNode } from 'react';
import { AbsoluteFill, useCurrentFrame } from 'remotion';
import { codeFont, colors, Paper } from './paper';

interface BlurHookProps {
  shutterAngle: number;
}

/** The same movement twice: the frame is read outside of the effect, and inside of it. */
export default function BlurHook({ shutterAngle }: BlurHookProps) {
  const frame = useCurrentFrame();

  return (
    <Paper>
      <Half left={0} label="hook outside">
        <CameraMotionBlur shutterAngle={shutterAngle}>
          <Square frame={frame} />
        </CameraMotionBlur>
      </Half>
      <Half left={480} label="hook inside">
        <CameraMotionBlur shutterAngle={shutterAngle}>
          <MovingSquare />
        </CameraMotionBlur>
      </Half>
    </Paper>
  );
}

function MovingSquare() {
  const frame = useCurrentFrame();
  return <Square frame={frame} />;
}

function Square({ frame }: { frame: number }) {
  const y = Math.sin((frame / 120) * 2 * Math.PI * 6) * 120;
  return (
    <AbsoluteFill style={{ alignItems: 'center', justifyContent: 'center' }}>
      <div
        style={{
          width: 120,
          height: 120,
          borderRadius: 6,
          backgroundColor: colors.accent,
          translate: `0 ${y}px`,
        }}
      />
    </AbsoluteFill>
  );
}

function Half({ left, label, children }: { left: number; label: string; children: ReactNode }) {
  return (
    <div style={{ position: 'absolute', left, top: 0, width: 480, height: 480 }}>
      <div style={{ position: 'absolute', inset: '0 0 70px' }}>{children}</div>
      <div
        style={{
          position: 'absolute',
          bottom: 28,
          width: '100%',
          textAlign: 'center',
          fontFamily: codeFont,
          fontSize: 26,
          color: colors.soft,
        }}
      >
        {label}
      </div>
    </div>
  );
}
