import type { Caption } from '@remotion/captions';

const spoken: [word: string, startMs: number, endMs: number][] = [
  ['The', 200, 420],
  [' tide', 420, 800],
  [' turns', 800, 1220],
  [' twice', 1220, 1660],
  [' a', 1660, 1760],
  [' day,', 1760, 2240],
  [' and', 2480, 2680],
  [' the', 2680, 2820],
  [' ferry', 2820, 3260],
  [' waits', 3260, 3680],
  [' for', 3680, 3880],
  [' it.', 3880, 4400],
];

/** A sentence, word by word, as a transcription would return it. */
export const tideCaptions: Caption[] = spoken.map(([text, startMs, endMs]) => ({
  text,
  startMs,
  endMs,
  timestampMs: (startMs + endMs) / 2,
  confidence: 1,
}));
