import { Lottie } from '@remotion/lottie';
import { useCurrentFrame } from 'remotion';
import { Drawing, Playhead, Ruler } from './drawing';
import { checkMark } from './files/check-mark';
import { colors, Paper } from './paper';

interface LottieProps {
  playbackRate: number;
  direction: 'forward' | 'backward';
  loop: 'true' | 'false';
}

/** A check mark, and the displayed frame of its animation. */
export default function LottieDemo({ playbackRate, direction, loop }: LottieProps) {
  const frame = useCurrentFrame();
  const length = checkMark.op;
  const played = frame * playbackRate;
  const reached = loop === 'true' ? played % length : Math.min(played, length - 1);
  const shown = direction === 'backward' ? length - reached : reached;

  return (
    <Paper>
      <div style={{ position: 'absolute', left: 320, top: 20, width: 320, height: 320 }}>
        <Lottie
          animationData={checkMark}
          playbackRate={playbackRate}
          direction={direction}
          loop={loop === 'true'}
        />
      </div>
      <Drawing>
        <Ruler x={180} y={392} width={600} ticks={length} long={15} />
        <Playhead x={180 + (shown / length) * 600} top={372} bottom={424} />
        <text x={180} y={446} textAnchor="middle" fill={colors.soft}>
          0
        </text>
        <text x={780} y={446} textAnchor="middle" fill={colors.soft}>
          {length}
        </text>
      </Drawing>
    </Paper>
  );
}
