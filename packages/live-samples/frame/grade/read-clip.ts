import type { Box } from './picture';

/**
 * Returns the part of a box that an `inset()` clip path leaves visible, or undefined if an element has no such clip
 * path.
 */
export function readClip(clipPath: string, box: Box, scale: number): Box | undefined {
  const edges = /^inset\(([^)]*?)( round .*)?\)$/.exec(clipPath)?.[1]?.split(' ');
  if (!edges) return undefined;
  const [top = '0', right = top, bottom = top, left = right] = edges;
  const px = (edge: string, size: number) => {
    const value = Number.parseFloat(edge) || 0;
    return edge.endsWith('%') ? (value / 100) * size : value * scale;
  };
  const [x, y] = [px(left, box.width), px(top, box.height)];
  return {
    x: box.x + x,
    y: box.y + y,
    width: box.width - x - px(right, box.width),
    height: box.height - y - px(bottom, box.height),
  };
}
