import { createTikTokStyleCaptions } from '@remotion/captions';
import { useCurrentFrame, useVideoConfig } from 'remotion';
import { captions } from './captions-data';
import { colors, Paper } from './paper';

interface CaptionsProps {
  /** Words that start within this time of each other share a page, in milliseconds. */
  combine: number;
}

/** The page of captions that is currently spoken. */
export default function Captions({ combine }: CaptionsProps) {
  const frame = useCurrentFrame();
  const { fps } = useVideoConfig();
  const time = (frame / fps) * 1000;
  const { pages } = createTikTokStyleCaptions({ captions, combineTokensWithinMilliseconds: combine });
  const page = pages.findLast(({ startMs }) => startMs <= time);

  return (
    <Paper>
      <div
        style={{
          height: '100%',
          padding: '0 64px',
          display: 'flex',
          flexWrap: 'wrap',
          alignContent: 'center',
          justifyContent: 'center',
          fontSize: 76,
          fontWeight: 650,
          letterSpacing: '-0.02em',
        }}
      >
        {page?.tokens.map(({ text, fromMs, toMs }) => {
          const isSpoken = fromMs <= time && time < toMs;
          return (
            <span
              key={fromMs}
              style={{
                padding: '4px 12px',
                borderRadius: 8,
                backgroundColor: isSpoken ? colors.accent : 'transparent',
                color: isSpoken ? colors.onAccent : colors.ink,
              }}
            >
              {text.trim()}
            </span>
          );
        })}
      </div>
    </Paper>
  );
}
