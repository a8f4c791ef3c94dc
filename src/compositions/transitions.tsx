import {
  linearTiming,
  springTiming,
  type TransitionPresentation,
  TransitionSeries,
} from '@remotion/transitions';
import { clockWipe } from '@remotion/transitions/clock-wipe';
import { fade } from '@remotion/transitions/fade';
import { flip } from '@remotion/transitions/flip';
import { slide } from '@remotion/transitions/slide';
import { wipe } from '@remotion/transitions/wipe';
import { AbsoluteFill, useVideoConfig } from 'remotion';
import { colors, Paper } from './paper';

interface TransitionsProps {
  presentation: 'slide' | 'wipe' | 'fade' | 'flip' | 'clockWipe';
  timing: 'linear' | 'spring';
  durationInFrames: number;
}

/** Two scenes, with a transition between them in the middle of the video. */
export default function Transitions({ presentation, timing, durationInFrames }: TransitionsProps) {
  const { width, height, durationInFrames: length } = useVideoConfig();
  const presentations = {
    slide: slide(),
    wipe: wipe(),
    fade: fade(),
    flip: flip(),
    clockWipe: clockWipe({ width, height }),
  };
  const half = Math.floor(durationInFrames / 2);

  return (
    <Paper>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={length / 2 + half}>
          <Scene name="One" paper={colors.ink} ink={colors.paper} />
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition
          presentation={presentations[presentation] as TransitionPresentation<Record<string, unknown>>}
          timing={
            timing === 'linear' ? linearTiming({ durationInFrames }) : springTiming({ durationInFrames })
          }
        />
        <TransitionSeries.Sequence durationInFrames={length / 2 + durationInFrames - half}>
          <Scene name="Two" paper={colors.accent} ink={colors.onAccent} />
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </Paper>
  );
}

function Scene({ name, paper, ink }: { name: string; paper: string; ink: string }) {
  return (
    <AbsoluteFill
      style={{
        backgroundColor: paper,
        color: ink,
        alignItems: 'center',
        justifyContent: 'center',
        fontSize: 150,
        fontWeight: 650,
        letterSpacing: '-0.03em',
      }}
    >
      {name}
    </AbsoluteFill>
  );
}
