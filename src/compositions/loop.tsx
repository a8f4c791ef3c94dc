import { interpolate, Loop, useCurrentFrame } from 'remotion';
import { Drawing } from './drawing';
import { codeFont, colors, Paper } from './paper';
import { Timeline } from './timeline';

interface LoopProps {
  durationInFrames: number;
  times: number;
}

/** A ball that is thrown repeatedly. */
export default function LoopDemo({ durationInFrames, times }: LoopProps) {
  const clips = Array.from({ length: times }, (_, index) => ({
    name: durationInFrames < 16 ? '' : String(index + 1),
    from: index * durationInFrames,
    durationInFrames,
  })).filter(({ from }) => from < 120);

  return (
    <Paper>
      <Drawing>
        <path d="M60 288H900" stroke={colors.line} strokeWidth={2} />
        <Timeline clips={clips} y={352} />
      </Drawing>
      <Loop durationInFrames={durationInFrames} times={times}>
        <Ball flight={durationInFrames} />
      </Loop>
    </Paper>
  );
}

function Ball({ flight }: { flight: number }) {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [0, flight], [0, 1]);
  const height = 4 * progress * (1 - progress);
  return (
    <div
      style={{
        position: 'absolute',
        left: 60 + progress * 768,
        top: 216 - height * 180,
        width: 72,
        height: 72,
        borderRadius: 36,
        display: 'grid',
        placeItems: 'center',
        backgroundColor: colors.accent,
        color: colors.onAccent,
        fontFamily: codeFont,
        fontSize: 26,
      }}
    >
      {frame}
    </div>
  );
}
