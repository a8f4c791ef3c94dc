import { Sequence } from 'remotion';
import { Card, EmptyCard } from './card';
import { Drawing } from './drawing';
import { Paper } from './paper';
import { Timeline } from './timeline';

interface SequenceProps {
  from: number;
  durationInFrames: number;
}

/** A card that is visible for a part of the video. */
export default function SequenceDemo({ from, durationInFrames }: SequenceProps) {
  return (
    <Paper>
      <EmptyCard left={60} width={840} />
      <Sequence from={from} durationInFrames={durationInFrames}>
        <Card name="Its own frame" left={60} width={840} />
      </Sequence>
      <Drawing>
        <Timeline clips={[{ name: 'Sequence', from, durationInFrames }]} y={352} />
      </Drawing>
    </Paper>
  );
}
