import { linearTiming, TransitionSeries, useTransitionProgress } from '@remotion/transitions';
import { none } from '@remotion/transitions/none';
import { useVideoConfig } from 'remotion';
import { codeFont, colors, Paper } from './paper';

interface TransitionProgressProps {
  durationInFrames: number;
}

/** Two scenes that read the progress of the transition between them. */
export default function TransitionProgress({ durationInFrames }: TransitionProgressProps) {
  const { durationInFrames: length } = useVideoConfig();
  const half = Math.floor(durationInFrames / 2);

  return (
    <Paper>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={length / 2 + half}>
          <Title text="Sunday" left={60} />
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition presentation={none()} timing={linearTiming({ durationInFrames })} />
        <TransitionSeries.Sequence durationInFrames={length / 2 + durationInFrames - half}>
          <Title text="Monday" left={500} />
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </Paper>
  );
}

function Title({ text, left }: { text: string; left: number }) {
  const { entering, exiting } = useTransitionProgress();
  const scale = entering * (1 - exiting);
  return (
    <div style={{ position: 'absolute', left, top: 60, width: 400 }}>
      <div style={{ height: 220, display: 'grid', placeItems: 'center' }}>
        <div
          style={{ fontSize: 104, fontWeight: 650, letterSpacing: '-0.03em', transform: `scale(${scale})` }}
        >
          {text}
        </div>
      </div>
      <Value name="entering" value={entering} />
      <Value name="exiting" value={exiting} />
    </div>
  );
}

function Value({ name, value }: { name: string; value: number }) {
  return (
    <div style={{ marginTop: 20, fontFamily: codeFont, fontSize: 26 }}>
      <div style={{ display: 'flex', justifyContent: 'space-between' }}>
        <span>{name}</span>
        <span>{value.toFixed(2)}</span>
      </div>
      <div style={{ marginTop: 6, height: 10, borderRadius: 5, backgroundColor: colors.raised }}>
        <div
          style={{ width: `${value * 100}%`, height: 10, borderRadius: 5, backgroundColor: colors.accent }}
        />
      </div>
    </div>
  );
}
