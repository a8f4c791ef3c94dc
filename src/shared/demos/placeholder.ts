import type { DemoType } from '.';
import type { Demo } from './types';

/** What a page must know of a demo to keep its place, before the demo's code is loaded. Sizes in pixels. */
export interface DemoPlaceholder {
  type: DemoType;
  title: string;
  caption: string;
  width: number;
  height: number;
  /** The name of the poster's files. */
  poster: string;
  /** How many controls there are, and how many lines of code. */
  controls: number;
  lines: number;
}

/** What a page must know of a demo to keep its place. */
export function placeholderOf(type: DemoType, demo: Demo): DemoPlaceholder {
  const { title, caption, width, height, controls, code } = demo;
  return {
    type,
    title,
    caption,
    width,
    height,
    poster: type,
    controls: Object.keys(controls).length,
    lines: code.split('\n').length,
  };
}
