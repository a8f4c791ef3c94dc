import { Sequence, spring, useCurrentFrame, useVideoConfig } from 'remotion';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';
import { Timeline } from './timeline';

interface ReuseProps {
  /** Number of frames between the starts. */
  stagger: number;
}

const planets = [
  { name: 'Venus', size: 160, center: 200 },
  { name: 'Earth', size: 180, center: 480 },
  { name: 'Mars', size: 110, center: 760 },
];

/** One component, rendered three times with different props and at different times. */
export default function Reuse({ stagger }: ReuseProps) {
  const clips = planets.map(({ name }, index) => ({
    name,
    from: index * stagger,
    durationInFrames: 120 - index * stagger,
  }));

  return (
    <Paper>
      {planets.map(({ name, size, center }, index) => (
        <Sequence key={name} from={index * stagger} layout="none">
          <Planet name={name} size={size} center={center} />
        </Sequence>
      ))}
      <Drawing>
        {stagger > 0 ? <Starts clips={clips} /> : <Timeline clips={clips.slice(0, 1)} y={352} />}
      </Drawing>
    </Paper>
  );
}

/** The periods between the start of a planet and the start of the next one. */
function Starts({ clips }: { clips: { name: string; from: number }[] }) {
  const parts = clips.map(({ name, from }, index) => ({
    name: `+ ${name}`,
    from,
    durationInFrames: (clips[index + 1]?.from ?? 120) - from,
  }));
  return <Timeline clips={parts} y={352} />;
}

function Planet({ name, size, center }: { name: string; size: number; center: number }) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const scale = spring({ frame, fps, config: { damping: 14 } });
  return (
    <div style={{ position: 'absolute', left: center - 100, top: 50, width: 200, textAlign: 'center' }}>
      <div style={{ height: 190, display: 'grid', placeItems: 'center' }}>
        <div
          style={{
            width: size,
            height: size,
            borderRadius: size / 2,
            backgroundColor: colors.accent,
            transform: `scale(${scale})`,
          }}
        />
      </div>
      <div style={{ marginTop: 12, fontSize: 36, fontWeight: 600, opacity: Math.min(1, scale) }}>{name}</div>
    </div>
  );
}
