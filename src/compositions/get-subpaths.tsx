import { evolvePath, getSubpaths } from '@remotion/paths';
import { interpolate, useCurrentFrame } from 'remotion';
import { clamped } from './curves';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';

const steam =
  'M 300 240 h 280 v 60 a 100 100 0 0 1 -100 100 h -80 a 100 100 0 0 1 -100 -100 z' +
  'M 580 260 h 30 a 45 45 0 0 1 0 90 h -36' +
  'M 380 200 c -40 -50 40 -80 0 -130 M 500 200 c -40 -50 40 -80 0 -130';

/** A cup whose lines are drawn one after the other. */
export default function GetSubpathsDemo({ stagger }: { stagger: number }) {
  const frame = useCurrentFrame();
  const subpaths = getSubpaths(steam);

  return (
    <Paper>
      <Drawing>
        <path d={steam} stroke={colors.line} strokeWidth={3} />
        {subpaths.map((d, index) => {
          const start = index * stagger;
          const progress = interpolate(frame, [start, start + 30], [0, 1], clamped);
          return (
            <path
              key={d}
              d={d}
              stroke={index === 0 ? colors.accent : colors.ink}
              strokeWidth={12}
              strokeLinejoin="round"
              {...evolvePath(progress, d)}
            />
          );
        })}
      </Drawing>
    </Paper>
  );
}
