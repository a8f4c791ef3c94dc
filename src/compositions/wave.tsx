import { spring, useCurrentFrame, useVideoConfig } from 'remotion';
import { colors, Paper } from './paper';
import { samples, toBars } from './waveform-data';

interface WaveProps {
  title: string;
  damping: number;
  /** Number of frames between two bars. */
  stagger: number;
}

const bars = toBars(samples, { count: 37, smoothing: 1 });

/** Bars that rise one after the other, and a title that rises with them. */
export default function Wave({ title, damping, stagger }: WaveProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const grownAfter = (delay: number) => spring({ fps, frame: frame - delay, config: { damping } });
  const shown = grownAfter(24);

  return (
    <Paper>
      <div
        style={{
          padding: '64px 24px 0',
          fontSize: 128,
          fontWeight: 650,
          letterSpacing: '-0.035em',
          whiteSpace: 'nowrap',
          opacity: Math.min(1, shown),
          transform: `translateY(${(1 - shown) * 60}px)`,
        }}
      >
        {title}
      </div>
      <div
        style={{
          position: 'absolute',
          inset: '210px 24px 110px',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        {bars.map((loudness, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: bars are identified by their position
            key={index}
            style={{
              width: 14,
              height: Math.max(8, loudness * grownAfter(index * stagger) * 360),
              borderRadius: 4,
              backgroundColor: index % 9 === 4 ? colors.accent : colors.ink,
            }}
          />
        ))}
      </div>
    </Paper>
  );
}
