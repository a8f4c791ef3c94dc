import { noise2D } from '@remotion/noise';
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { Drawing, linePath, Playhead } from './drawing';
import { colors, Paper } from './paper';

interface Noise2DProps {
  seed: string;
  speed: number;
  amplitude: number;
}

const middle = 240;

/** Noise over time, and a ball that follows it. */
export default function Noise2DDemo({ seed, speed, amplitude }: Noise2DProps) {
  const frame = useCurrentFrame();
  const { fps, durationInFrames } = useVideoConfig();
  const heightAt = (time: number) => middle + noise2D(seed, (time / fps) * speed, 0) * amplitude;
  const placeOf = (time: number) => 60 + (time / (durationInFrames - 1)) * 640;
  const curve = Array.from(
    { length: durationInFrames },
    (_, time) => [placeOf(time), heightAt(time)] as const,
  );

  return (
    <Paper>
      <Drawing>
        <path d={`M60 ${middle}H900`} stroke={colors.line} strokeWidth={2} />
        <path d={linePath(curve)} stroke={colors.grey} strokeWidth={2} />
        <path
          d={linePath(curve.slice(0, frame + 1))}
          stroke={colors.ink}
          strokeWidth={5}
          strokeLinejoin="round"
        />
        <Playhead x={placeOf(frame)} top={40} bottom={440} />
        <circle cx={820} cy={heightAt(frame)} r={44} fill={colors.accent} />
        <text x={820} y={heightAt(frame) + 8} textAnchor="middle" fill={colors.onAccent}>
          {(heightAt(frame) - middle).toFixed(0)}
        </text>
      </Drawing>
    </Paper>
  );
}
