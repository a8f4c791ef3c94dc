import type { Demo } from './types';

/** The demo of the home page, in a separate file because the page needs it before anything else is loaded. */
export const waveDemo = {
  width: 1280,
  height: 720,
  fps: 30,
  title: 'A wave with a title',
  caption: 'Bars rise one after the other, and the title rises with them.',
  durationInFrames: 120,
  posterFrame: 119,
  controls: {
    title: { kind: 'text', label: 'title', maxLength: 20, default: 'Hello, Ada' },
    damping: { kind: 'number', label: 'damping', min: 2, max: 40, step: 1, default: 10 },
    stagger: { kind: 'number', label: 'frames between bars', min: 0, max: 4, step: 0.5, default: 2 },
  },
  code: `<Wave
  title={{title}}
  damping={{{damping}}}
  stagger={{{stagger}}}
/>`,
} as const satisfies Demo;
