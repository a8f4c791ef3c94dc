import { springAt } from './spring';

/** Length of the picture, in frames, and how many of them a second has. */
export const durationInFrames = 150;
export const fps = 30;

/** Frames from the start of one bar to that of the next. */
export const stagger = 4;

/** How tall each bar is in the end, in percent of the tallest. */
export const loudness = [
  14, 22, 36, 58, 44, 72, 100, 84, 61, 40, 52, 33, 20, 28, 47, 66, 90, 76, 55, 83, 95, 64, 42, 30, 50, 71, 88,
  62, 45, 27, 38, 57, 41, 24, 31, 18, 12,
];

/** Height of a bar at a frame, as part of the tallest; the bar rises when the playhead reaches it. */
export function barHeight(index: number, frame: number): number {
  return ((loudness[index] ?? 0) / 100) * springAt(frame - index * stagger, fps);
}

/** Where a bar stands from left to right, as part of the width: half a step ahead of the playhead when it begins to rise. */
export function placeOf(index: number): number {
  return (index * stagger + stagger / 2) / (durationInFrames - 1);
}

/** The frame as an editor shows it: always of the same width. */
export function frameLabel(frame: number): string {
  return String(frame).padStart(3, '0');
}
