import { createTikTokStyleCaptions } from '@remotion/captions';
import { CaptionAxis, useCaptionAxis } from './caption-axis';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';
import { tideCaptions } from './tide-captions';

interface CaptionPagesProps {
  /** Maximum duration of a page before the next word starts a new one, in milliseconds. */
  combine: number;
}

/** Words on the time axis, with a bracket around those that share a page. */
export default function CaptionPages({ combine }: CaptionPagesProps) {
  const { time, placeOf } = useCaptionAxis();
  const { pages } = createTikTokStyleCaptions({
    captions: tideCaptions,
    combineTokensWithinMilliseconds: combine,
  });
  const current = pages.findLast(({ startMs }) => startMs <= time);

  return (
    <Paper>
      <div
        style={{
          height: 250,
          padding: '0 60px',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          textAlign: 'center',
          fontSize: 68,
          fontWeight: 650,
          letterSpacing: '-0.02em',
        }}
      >
        {current?.text}
      </div>
      <Drawing>
        <CaptionAxis captions={tideCaptions} y={300} />
        {pages.map((page) => {
          const isCurrent = page === current;
          const end = page.tokens[page.tokens.length - 1]?.toMs ?? page.startMs;
          return (
            <path
              key={page.startMs}
              d={`M${placeOf(page.startMs) + 3} 396v14H${placeOf(end) - 3}v-14`}
              stroke={isCurrent ? colors.accent : colors.grey}
              strokeWidth={isCurrent ? 4 : 2}
            />
          );
        })}
        <text x={60} y={448} fill={colors.soft}>
          {pages.length === 1 ? '1 page' : `${pages.length} pages`}
        </text>
      </Drawing>
    </Paper>
  );
}
