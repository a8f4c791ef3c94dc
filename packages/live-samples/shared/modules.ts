/** Modules that a live sample may import. They are part of the preview's files. */
export const liveModules = [
  'react',
  'remotion',
  '@remotion/shapes',
  '@remotion/paths',
  '@remotion/noise',
  '@remotion/transitions',
  '@remotion/transitions/clock-wipe',
  '@remotion/transitions/fade',
  '@remotion/transitions/flip',
  '@remotion/transitions/iris',
  '@remotion/transitions/none',
  '@remotion/transitions/slide',
  '@remotion/transitions/wipe',
  '@remotion/animation-utils',
  '@remotion/captions',
  '@remotion/layout-utils',
  '@remotion/lottie',
  '@remotion/media-utils',
  '@remotion/motion-blur',
  '@remotion/player',
  'zod',
  '@remotion/zod-types',
  '@remotion/google-fonts/Inter',
  '@remotion/google-fonts/JetBrainsMono',
] as const;

/** The name of a module that a live sample may import. */
export type LiveModule = (typeof liveModules)[number];

/** Files that `staticFile()` finds in a live sample. */
export const liveFiles = ['beat.wav', 'boat.mp4', 'check-mark.json', 'lake.jpg'] as const;

/** The module that compiled JSX imports implicitly. */
export const jsxModule = 'react/jsx-runtime';

/** Returns whether a live sample may import a module. */
export function isLiveModule(name: string): name is LiveModule {
  return (liveModules as readonly string[]).includes(name);
}
