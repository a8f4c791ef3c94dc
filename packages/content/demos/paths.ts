import { expression, slider } from './controls';
import { format } from './size';
import type { Demo } from './types';

/** One of the two curves that several demos share. */
const curve = expression('curve', 'wave', ['wave', 'loop']);

const curves = `const wave = 'M 80 240 C 240 -60 400 540 560 240 S 800 40 880 200';
const loop = 'M 80 380 C 420 380 640 330 640 190 C 640 60 400 60 400 190 C 400 330 600 380 880 380';
`;

const progress = `const progress = interpolate(frame, [10, 80], [0, 1], {
  extrapolateLeft: 'clamp',
  extrapolateRight: 'clamp',
});
`;

/** Creates a control for the shape to start or to end with. */
const shape = (label: string, start: 'circle' | 'star') =>
  expression(label, start, ['circle', 'star', 'hexagon', 'square']);

const base = { ...format, durationInFrames: 100 } as const;

/** Demos of `@remotion/paths`. */
export const pathDemos = {
  'evolve-path': {
    ...base,
    title: 'A path that draws itself',
    caption:
      'The progress goes from 0 to the value you choose. Above 1, the line disappears again from its start; below 0, it grows from its end.',
    posterFrame: 52,
    controls: {
      curve,
      end: slider('final progress', [-1, 2, 0.25], 1),
    },
    code: `${curves}
const progress = interpolate(frame, [10, 80], [0, {{end}}], {
  extrapolateLeft: 'clamp',
  extrapolateRight: 'clamp',
});

<path d={{{curve}}} {...evolvePath(progress, {{curve}})} />`,
  },
  'interpolate-path': {
    ...base,
    title: 'A shape becomes another',
    caption: 'The lines and curves of the first shape turn into those of the second.',
    posterFrame: 44,
    controls: {
      first: shape('firstPath', 'circle'),
      second: shape('secondPath', 'star'),
    },
    code: `const circle = makeCircle({ radius: 160 }).path;
const star = makeStar({ points: 5, innerRadius: 80, outerRadius: 168 }).path;
const hexagon = makePolygon({ points: 6, radius: 160 }).path;
const square = makeRect({ width: 320, height: 320 }).path;

const progress = interpolate(frame, [15, 75], [0, 1], {
  easing: Easing.inOut(Easing.quad),
  extrapolateLeft: 'clamp',
  extrapolateRight: 'clamp',
});

<path d={interpolatePath(progress, {{first}}, {{second}})} />`,
  },
  'get-point-at-length': {
    ...format,
    durationInFrames: 120,
    title: 'Points on a path',
    caption:
      'The dots follow each other around the path at equal distances. The numbers are the position of the large dot.',
    posterFrame: 14,
    controls: {
      dots: slider('dots', [1, 16, 1], 6),
    },
    code: `const orbit = 'M 140 240 C 140 60 820 60 820 240 S 140 420 140 240';
const total = getLength(orbit);

const points = Array.from({ length: {{dots}} }, (_, index) =>
  getPointAtLength(orbit, ((frame / 120 + index / {{dots}}) % 1) * total),
);`,
  },
  'get-tangent-at-length': {
    ...base,
    title: 'The direction of a path',
    caption: 'The plane points in the direction of the path. The line through it is the tangent.',
    posterFrame: 46,
    controls: { curve },
    code: `${curves}
${progress}
const length = progress * getLength({{curve}});
const { x, y } = getPointAtLength({{curve}}, length);
const tangent = getTangentAtLength({{curve}}, length);
const angle = (Math.atan2(tangent.y, tangent.x) * 180) / Math.PI;

<path
  d="M50 0L-34 34L-14 0L-34 -34Z"
  transform={\`translate(\${x} \${y}) rotate(\${angle})\`}
/>`,
  },
  'cut-path': {
    ...base,
    title: 'The beginning of a path',
    caption:
      'The remaining part is a complete path, so you can fill the area below it up to the current point.',
    posterFrame: 58,
    controls: {
      share: slider('final share', [0.1, 1, 0.05], 0.8),
    },
    code: `const hill = 'M 60 400 C 260 400 280 120 440 120 S 560 280 680 280 S 800 60 900 60';

const share = interpolate(frame, [10, 80], [0, {{share}}], {
  extrapolateLeft: 'clamp',
  extrapolateRight: 'clamp',
});
const d = cutPath(hill, share * getLength(hill));
const { x2 } = getBoundingBox(d);

<path d={\`\${d} L \${x2} 400 Z\`} fill="#fdeee9" />
<path d={d} stroke="#cc3307" strokeWidth={6} />`,
  },
  'get-subpaths': {
    ...base,
    title: 'Parts of a path',
    caption: 'One path with four parts. Each part is drawn separately and starts later than the one before.',
    posterFrame: 40,
    controls: {
      stagger: slider('frames between parts', [0, 20, 1], 15),
    },
    code: `const steam = 'M 300 240 h 280 v 60 a 100 100 0 0 1 -100 100 h -80 a 100 100 0 0 1 -100 -100 z' +
  'M 580 260 h 30 a 45 45 0 0 1 0 90 h -36' +
  'M 380 200 c -40 -50 40 -80 0 -130 M 500 200 c -40 -50 40 -80 0 -130';

getSubpaths(steam).map((d, index) => {
  const start = index * {{stagger}};
  const progress = interpolate(frame, [start, start + 30], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  return <path key={d} d={d} {...evolvePath(progress, d)} />;
});`,
  },
  'get-bounding-box': {
    ...base,
    title: 'The box around a path',
    caption: 'As the path grows, the smallest box around it grows with it.',
    posterFrame: 58,
    controls: { curve },
    code: `${curves}
${progress}
const d = cutPath({{curve}}, progress * getLength({{curve}}));
const { x1, y1, x2, y2, width, height } = getBoundingBox(d);

<path d={d} />
<rect x={x1} y={y1} width={width} height={height} />`,
  },
  'get-instruction-index-at-length': {
    ...base,
    title: 'The instruction at a length',
    caption: 'The index tells you which line the dot is on. That line is highlighted.',
    posterFrame: 52,
    controls: {
      share: slider('final share', [0.1, 1, 0.05], 1),
    },
    code: `const zigzag = 'M 80 360 L 240 120 L 400 360 L 560 120 L 720 360 L 880 120';

const share = interpolate(frame, [10, 80], [0, {{share}}], {
  extrapolateLeft: 'clamp',
  extrapolateRight: 'clamp',
});
const length = share * getLength(zigzag);
const { index, lengthIntoInstruction } = getInstructionIndexAtLength(zigzag, length);`,
  },
  'scale-path': {
    ...base,
    title: 'A larger path',
    caption: 'The top-left corner of the box stays in place, and the line keeps its width.',
    posterFrame: 60,
    controls: {
      scaleX: slider('final scaleX', [-1, 3, 0.25], 2.5),
      scaleY: slider('final scaleY', [-0.5, 2, 0.25], 1.75),
    },
    code: `const flag = 'M 320 120 L 500 170 L 320 280 L 370 180 Z';

const grown = spring({ frame, fps, config: { damping: 200 } });
const d = scalePath(
  flag,
  1 + grown * ({{scaleX}} - 1),
  1 + grown * ({{scaleY}} - 1),
);`,
  },
  'translate-path': {
    ...base,
    title: 'A path that moves',
    caption: 'The dashed path is the original. The first instruction shows how the coordinates change.',
    posterFrame: 60,
    controls: {
      x: slider('x', [-60, 580, 20], 460),
      y: slider('y', [-80, 140, 20], 40),
    },
    code: `const arrow = 'M 100 160 L 240 160 L 240 100 L 360 210 L 240 320 L 240 260 L 100 260 Z';

const moved = spring({ frame, fps, config: { damping: 200 } });
const d = translatePath(arrow, moved * {{x}}, moved * {{y}});`,
  },
  'warp-path': {
    ...base,
    title: 'A flag in the wind',
    caption:
      'A function moves the points of a rectangle up and down. Points farther to the right follow later.',
    posterFrame: 20,
    controls: {
      amplitude: slider('amplitude', [0, 60, 5], 30),
      wavelength: slider('wavelength', [40, 200, 10], 90),
    },
    code: `const { path } = makeRect({ width: 600, height: 240 });

const d = warpPath(path, ({ x, y }) => ({
  x,
  y: y + Math.sin(x / {{wavelength}} - frame / 8) * {{amplitude}},
}));`,
  },
  'reverse-path': {
    ...base,
    title: 'A path and its reverse',
    caption: 'Both lines have the same progress. The lower one is the reversed path.',
    posterFrame: 40,
    controls: {
      bend: slider('bend', [-100, 100, 10], -60),
    },
    code: `const path = 'M 100 120 C 300 {{bend}} 660 260 860 120';

${progress}
const forward = evolvePath(progress, path);
const backward = evolvePath(progress, reversePath(path));`,
  },
  'reset-path': {
    ...base,
    title: 'Back to the corner',
    caption: 'The path moves until the top-left corner of its box is at 0, 0.',
    posterFrame: 44,
    controls: {
      x: slider('x', [-20, 500, 20], 420),
      y: slider('y', [-20, 160, 20], 140),
    },
    code: `const { path } = makeHeart({ height: 200 });
const placed = translatePath(path, {{x}}, {{y}});

const progress = interpolate(frame, [20, 70], [0, 1], {
  extrapolateLeft: 'clamp',
  extrapolateRight: 'clamp',
});
const d = interpolatePath(progress, placed, resetPath(placed));`,
  },
  'extend-viewbox': {
    ...base,
    title: 'A larger viewBox',
    caption: 'The framed SVG keeps its size. The larger its viewBox, the more of the heart it shows.',
    posterFrame: 60,
    controls: {
      scale: slider('final scale', [0.5, 3, 0.25], 2),
    },
    code: `const { path } = makeHeart({ height: 300 });

const grown = spring({ frame: frame - 15, fps, config: { damping: 200 } });
const scale = 1 + grown * ({{scale}} - 1);

<svg width={360} height={360} viewBox={extendViewBox('75 60 180 180', scale)}>
  <path d={path} fill="#cc3307" />
</svg>`,
  },
} as const satisfies Record<string, Demo>;
