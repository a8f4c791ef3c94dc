/**
 * A line drawing in a box of 160 by 90: paths stroked in the line color, stroked in the accent color, and
 * filled with the accent color.
 */
export interface Drawing {
  line?: string;
  accent?: string;
  solid?: string;
}

const browser = 'M36 18h88v54H36zM36 29h88M42 23.5h.1M48 23.5h.1M54 23.5h.1';
const play = 'M73 42v18l15-9z';
const bubble = 'M40 22h80v38H76l-14 12V60H40z';
const portrait = 'M61 12h38v66H61z';

const fallback: Drawing = { line: 'M36 20h88v50H36z', solid: 'M73 36v18l15-9z' };

const drawings: Record<string, Drawing> = {
  'hello-world': {
    line: 'M34 62h52M34 72h34M112 22c12 0 22 10.300 22 23s-10 23-22 23-22-10.300-22-23 10-23 22-23z',
    accent: 'M34 26v22M34 37h16M50 26v22M60 33v15M60 26h.1',
    solid: 'M107 36v18l14-9z',
  },
  blank: { line: 'M36 32V20h12M112 20h12v12M124 58v12h-12M48 70H36V58', accent: 'M80 37v16M72 45h16' },
  next: { line: browser, solid: play },
  'next-tailwind': { line: browser, accent: 'M58 50c5-9 11-9 17-3s12 6 17-3M70 60c5-9 11-9 17-3s12 6 17-3' },
  'next-pages-dir': {
    line: 'M44 18h60v54H44zM104 24h10v54H54v-6M54 34h24M54 44h16',
    solid: 'M82 46v16l13-8z',
  },
  'react-router': {
    line: 'M48 45h20M92 28h20M92 62h20M68 45c14 0 10-17 24-17M116 24h16v8h-16z',
    accent: 'M68 45c14 0 10 17 24 17M116 58h16v8h-16z',
    solid: 'M42 39a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  },
  javascript: {
    line: 'M66 22c-8 0-10 3-10 9s0 14-8 14c8 0 8 8 8 14s2 9 10 9M94 22c8 0 10 3 10 9s0 14 8 14c-8 0-8 8-8 14s-2 9-10 9',
    solid: 'M75 37v16l13-8z',
  },
  'render-server': {
    line: 'M40 18h48v16H40zM40 38h48v16H40zM40 58h48v16H40zM48 26h.1M48 46h.1M48 66h.1M60 26h20M60 66h20M60 46h20',
    accent: 'M98 46h26m-8-8 8 8-8 8',
  },
  recorder: {
    line: 'M34 18h62v54H34zM44 30h28M44 40h42M44 50h20',
    accent: 'M114 30a15 15 0 1 1 0 30 15 15 0 0 1 0-30z',
    solid: 'M114 39a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  },
  three: { line: 'M80 14l28 15v32L80 76 52 61V29zM52 29l28 15 28-15', accent: 'M80 44v32' },
  still: {
    line: 'M40 18h80v54H40zM44 66l22-24 16 16 10-10 22 20',
    solid: 'M100 28a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  },
  tts: { line: bubble, accent: 'M56 38v6M64 33v16M72 29v24M80 35v12M88 31v20M96 36v10M104 39v4' },
  'google-tts': {
    line: 'M120 22H40v38h44l14 12V60h22zM52 34h26M52 44h18',
    accent: 'M88 38v8M96 32v20M104 36v12',
  },
  audiogram: {
    line: 'M36 26h38v38H36zM84 40v10M92 34v22M108 36v18M116 41v8M124 44v2',
    accent: 'M100 28v34',
    solid: 'M50 37v16l13-8z',
  },
  'music-visualization': {
    line: 'M34 70V58M44 70V44M54 70V52M64 70V34M84 70V40M94 70V26M104 70V48M114 70V56M124 70V62',
    accent: 'M74 70V20',
  },
  skia: {
    line: 'M40 66h.1M120 26h.1M40 66l28-44M120 26 92 70M64 18h8v8h-8zM88 66h8v8h-8z',
    accent: 'M40 66C66 20 94 72 120 26',
  },
  overlay: {
    line: 'M36 18h88v54H36zM46 28h10M46 36h22',
    accent: 'M46 50h40v12H46z',
    solid: 'M92 50h3v12h-3z',
  },
  'code-hike': {
    line: 'M36 22h30M44 34h36M44 46h22M36 70h20M98 22h26M106 58h18',
    accent: 'M44 58h28m6 0c14 0 6-24 20-24h22',
  },
  stargazer: {
    line: 'M44 32v8M40 36h8M116 52v8M112 56h8M122 22h.1M40 62h.1',
    solid:
      'm80 18 8.500 17.500 19.200 2.700-13.900 13.500 3.300 19.100L80 61.800l-17.100 9 3.300-19.100-13.900-13.500 19.200-2.700z',
  },
  tiktok: { line: `${portrait}M68 66h24`, accent: 'M72 56h16', solid: 'M75 26v16l13-8z' },
  'editor-starter': {
    line: 'M36 14h56v34H36zM100 16h24M100 26h24M100 36h16M36 60h34M78 60h46M36 72h22M66 72h44',
    accent: 'M74 54v24',
  },
  'prompt-to-video': {
    line: 'M30 36h34M30 46h26M30 56h16M94 26h38v38H94z',
    accent: 'M72 46h12m-5-5 5 5-5 5',
    solid: 'M107 37v16l14-8z',
  },
};

/** Returns the drawing of a template by its slug; defaults to a frame with a play icon. */
export function drawingOf(slug: string): Drawing {
  return Object.hasOwn(drawings, slug) ? (drawings[slug] as Drawing) : fallback;
}
