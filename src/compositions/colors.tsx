import { interpolateColors, useCurrentFrame, useVideoConfig } from 'remotion';
import { Drawing, Playhead } from './drawing';
import { Paper } from './paper';

interface ColorsProps {
  /** The frame of the second color. */
  middle: number;
}

const tiles = 45;

/** Colors along a line of frames, and the current one. */
export default function Colors({ middle }: ColorsProps) {
  const frame = useCurrentFrame();
  const { durationInFrames } = useVideoConfig();
  const last = durationInFrames - 1;

  const colorAt = (time: number) =>
    interpolateColors(time, [0, middle, last], ['#1f63b3', '#ff7346', '#dca85e']);

  return (
    <Paper>
      <Drawing>
        <rect x={70} y={56} width={820} height={236} rx={6} fill={colorAt(frame)} />
        {Array.from({ length: tiles }, (_, index) => {
          const time = (index / (tiles - 1)) * last;
          const x = 70 + (index / tiles) * 820;
          return <rect key={time} x={x} y={352} width={820 / tiles - 3} height={64} fill={colorAt(time)} />;
        })}
        <Playhead x={70 + (frame / last) * 820} top={334} bottom={430} />
      </Drawing>
    </Paper>
  );
}
