import type { Caption } from '@remotion/captions';

const spoken: [word: string, startMs: number, endMs: number][] = [
  ['Every', 100, 420],
  [' word', 420, 760],
  [' has', 760, 980],
  [' a', 980, 1080],
  [' time,', 1080, 1560],
  [' so', 1720, 1940],
  [' a', 1940, 2040],
  [' video', 2040, 2480],
  [' knows', 2480, 2860],
  [' what', 2860, 3120],
  [' is', 3120, 3300],
  [' said', 3300, 3700],
  [' in', 3700, 3860],
  [' every', 3860, 4240],
  [' frame.', 4240, 4900],
];

/** The spoken text, word by word. */
export const captions: Caption[] = spoken.map(([text, startMs, endMs]) => ({
  text,
  startMs,
  endMs,
  timestampMs: (startMs + endMs) / 2,
  confidence: 1,
}));
