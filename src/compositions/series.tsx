import { Series } from 'remotion';
import { Card, EmptyCard } from './card';
import { Drawing } from './drawing';
import { Paper } from './paper';
import { Timeline } from './timeline';

interface SeriesProps {
  /** Delay of the second card in frames; a negative value starts it early. */
  offset: number;
}

const length = 40;
const width = 268;
const places = [60, 346, 632];

/** Three cards in sequence. */
export default function SeriesDemo({ offset }: SeriesProps) {
  const starts = [0, length + offset, 2 * length + offset];
  const clips = ['One', 'Two', 'Three'].map((name, index) => ({
    name,
    from: starts[index] ?? 0,
    durationInFrames: length,
  }));

  return (
    <Paper>
      {places.map((left) => (
        <EmptyCard key={left} left={left} width={width} />
      ))}
      <Series>
        <Series.Sequence durationInFrames={length}>
          <Card name="One" left={60} width={width} />
        </Series.Sequence>
        <Series.Sequence durationInFrames={length} offset={offset}>
          <Card name="Two" left={346} width={width} />
        </Series.Sequence>
        <Series.Sequence durationInFrames={length}>
          <Card name="Three" left={632} width={width} />
        </Series.Sequence>
      </Series>
      <Drawing>
        <Timeline clips={clips} y={352} />
      </Drawing>
    </Paper>
  );
}
