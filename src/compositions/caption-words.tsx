import { interpolate } from 'remotion';
import { CaptionAxis, useCaptionAxis } from './caption-axis';
import { Drawing } from './drawing';
import { colors, Paper } from './paper';
import { tideCaptions } from './tide-captions';

interface CaptionWordsProps {
  look: 'mark' | 'fill' | 'reveal';
}

/** A sentence whose words are highlighted as they are spoken. */
export default function CaptionWords({ look }: CaptionWordsProps) {
  const { time } = useCaptionAxis();
  return (
    <Paper>
      <div
        style={{
          height: 330,
          padding: '0 60px',
          display: 'flex',
          flexWrap: 'wrap',
          alignContent: 'center',
          columnGap: 2,
          fontSize: 68,
          fontWeight: 650,
          letterSpacing: '-0.02em',
        }}
      >
        {tideCaptions.map(({ text, startMs, endMs }) => {
          const spoken = interpolate(time, [startMs, endMs], [0, 1], {
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          });
          return <Word key={startMs} text={text.trim()} look={look} spoken={spoken} />;
        })}
      </div>
      <Drawing>
        <CaptionAxis captions={tideCaptions} y={360} />
      </Drawing>
    </Paper>
  );
}

interface WordProps extends CaptionWordsProps {
  text: string;
  /** How much of the word has been spoken, from 0 to 1. */
  spoken: number;
}

function Word({ text, look, spoken }: WordProps) {
  const isSpoken = spoken > 0 && spoken < 1;
  const isMarked = look === 'mark' && isSpoken;
  const shown = look === 'reveal' ? Math.min(1, spoken * 3) : 1;
  return (
    <span
      style={{
        position: 'relative',
        padding: '4px 10px',
        borderRadius: 8,
        backgroundColor: isMarked ? colors.accent : 'transparent',
        color: isMarked ? colors.onAccent : look === 'fill' ? colors.grey : colors.ink,
        opacity: shown,
        transform: `translateY(${(1 - shown) * 24}px)`,
      }}
    >
      {text}
      {look === 'fill' && (
        <span
          style={{
            position: 'absolute',
            inset: '4px 10px',
            overflow: 'hidden',
            width: `calc(${spoken * 100}% - ${spoken * 20}px)`,
            color: colors.accent,
            whiteSpace: 'pre',
          }}
        >
          {text}
        </span>
      )}
    </span>
  );
}
