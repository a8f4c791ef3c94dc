import { choice, expression, slider } from './controls';
import { format } from './size';
import type { Demo } from './types';

const drawn = { ...format, durationInFrames: 90 } as const;
const read = {
  ...format,
  durationInFrames: 120,
  posterFrame: 76,
  caption:
    'The instructions of the path are drawn one after the other. The function also returns the values at the top.',
} as const;

/** Corner rounding of a shape. */
const rounding = choice('rounding', 'corner', [
  { value: 'none', label: 'none', code: 'cornerRadius={0}' },
  { value: 'corner', label: 'cornerRadius', code: 'cornerRadius={24}' },
  { value: 'edge', label: 'edgeRoundness', code: 'edgeRoundness={0.7}' },
]);

const direction = choice('direction', 'right', ['right', 'left', 'up', 'down']);

/** The end of the code of all function demos. */
const steps = `
const instructions = parsePath(path);
const drawn = Math.floor((frame / 120) * instructions.length) + 1;

<path d={path} fill="#fdeee9" />
<path
  d={serializeInstructions(instructions.slice(0, drawn))}
  stroke="#cc3307"
/>`;

/** Demos of `@remotion/shapes`: the components, then the functions. */
export const shapeDemos = {
  circle: {
    ...drawn,
    title: 'A circle',
    caption: 'A spring scales the circle up. The dashed box shows the size of its SVG.',
    posterFrame: 40,
    controls: {
      radius: slider('radius', [30, 170, 5], 140),
    },
    code: `const scale = spring({ frame, fps });

<Circle
  radius={{{radius}}}
  fill="#cc3307"
  style={{ transform: \`scale(\${scale})\` }}
/>`,
  },
  ellipse: {
    ...drawn,
    title: 'An ellipse',
    caption: 'A spring scales the ellipse up. The dashed box shows the size of its SVG.',
    posterFrame: 40,
    controls: {
      rx: slider('rx', [30, 300, 5], 220),
      ry: slider('ry', [30, 170, 5], 120),
    },
    code: `const scale = spring({ frame, fps });

<Ellipse
  rx={{{rx}}}
  ry={{{ry}}}
  fill="#cc3307"
  style={{ transform: \`scale(\${scale})\` }}
/>`,
  },
  heart: {
    ...drawn,
    title: 'A heart',
    caption: 'The heart beats. The dashed box shows the size of its SVG at rest.',
    posterFrame: 0,
    controls: {
      height: slider('height', [80, 320, 10], 280),
      aspectRatio: slider('aspectRatio', [0.6, 1.6, 0.1], 1.1),
      depthAdjustment: slider('depthAdjustment', [-0.15, 0.4, 0.05], 0),
    },
    code: `const beat = Math.abs(Math.sin((frame / 30) * Math.PI));

<Heart
  height={{{height}}}
  aspectRatio={{{aspectRatio}}}
  depthAdjustment={{{depthAdjustment}}}
  fill="#cc3307"
  style={{ transform: \`scale(\${1 + beat * 0.1})\` }}
/>`,
  },
  pie: {
    ...drawn,
    title: 'A slice of a circle',
    caption: 'The slice grows from the top. Its SVG always has the size of the full circle.',
    posterFrame: 70,
    controls: {
      progress: slider('progress', [0.05, 1, 0.05], 0.7),
      radius: slider('radius', [60, 170, 5], 150),
      closePath: expression('closePath', 'true', ['true', 'false']),
    },
    code: `const grown = interpolate(frame, [10, 60], [0, 1], {
  extrapolateLeft: 'clamp',
  extrapolateRight: 'clamp',
});

<Pie
  radius={{{radius}}}
  progress={grown * {{progress}}}
  closePath={{{closePath}}}
  fill="#fdeee9"
  stroke="#cc3307"
  strokeWidth={8}
/>`,
  },
  polygon: {
    ...drawn,
    title: 'A polygon',
    caption: 'A spring scales the polygon up. The dashed box shows the size of its SVG.',
    posterFrame: 40,
    controls: {
      points: slider('points', [3, 12, 1], 6),
      radius: slider('radius', [60, 180, 5], 170),
      rounding,
    },
    code: `const scale = spring({ frame, fps });

<Polygon
  points={{{points}}}
  radius={{{radius}}}
  {{rounding}}
  fill="#cc3307"
  style={{ transform: \`scale(\${scale})\` }}
/>`,
  },
  rect: {
    ...drawn,
    title: 'A rectangle',
    caption: 'A spring scales the rectangle up. The dashed box shows the size of its SVG.',
    posterFrame: 40,
    controls: {
      width: slider('width', [80, 600, 10], 440),
      height: slider('height', [80, 340, 10], 260),
      rounding,
    },
    code: `const scale = spring({ frame, fps });

<Rect
  width={{{width}}}
  height={{{height}}}
  {{rounding}}
  fill="#cc3307"
  style={{ transform: \`scale(\${scale})\` }}
/>`,
  },
  star: {
    ...drawn,
    title: 'A star',
    caption:
      'The star turns by one tip around its center. The dot marks the center, which is outerRadius below the top.',
    posterFrame: 0,
    controls: {
      points: slider('points', [3, 16, 1], 5),
      innerRadius: slider('innerRadius', [30, 120, 5], 80),
      outerRadius: slider('outerRadius', [125, 180, 5], 170),
    },
    code: `const turn = (frame / 90) * (360 / {{points}});

<Star
  points={{{points}}}
  innerRadius={{{innerRadius}}}
  outerRadius={{{outerRadius}}}
  fill="#cc3307"
  style={{
    rotate: \`\${turn}deg\`,
    transformOrigin: '50% {{outerRadius}}px',
  }}
/>`,
  },
  triangle: {
    ...drawn,
    title: 'A triangle',
    caption: 'A spring scales the triangle up. The dashed box shows the size of its SVG.',
    posterFrame: 40,
    controls: {
      length: slider('length', [80, 340, 10], 320),
      direction,
      rounding,
    },
    code: `const scale = spring({ frame, fps });

<Triangle
  length={{{length}}}
  direction={{direction}}
  {{rounding}}
  fill="#cc3307"
  style={{ transform: \`scale(\${scale})\` }}
/>`,
  },
  'make-circle': {
    ...read,
    title: 'The path of a circle',
    controls: {
      radius: slider('radius', [40, 160, 5], 140),
    },
    code: `const { path, width, height, transformOrigin } = makeCircle({
  radius: {{radius}},
});${steps}`,
  },
  'make-ellipse': {
    ...read,
    title: 'The path of an ellipse',
    controls: {
      rx: slider('rx', [30, 190, 5], 180),
      ry: slider('ry', [30, 160, 5], 110),
    },
    code: `const { path, width, height, transformOrigin } = makeEllipse({
  rx: {{rx}},
  ry: {{ry}},
});${steps}`,
  },
  'make-heart': {
    ...read,
    title: 'The path of a heart',
    controls: {
      height: slider('height', [100, 320, 10], 280),
      aspectRatio: slider('aspectRatio', [0.6, 1.2, 0.1], 1.1),
    },
    code: `const { path, width, height, transformOrigin } = makeHeart({
  height: {{height}},
  aspectRatio: {{aspectRatio}},
});${steps}`,
  },
  'make-pie': {
    ...read,
    title: 'The path of a slice',
    controls: {
      radius: slider('radius', [60, 160, 5], 150),
      progress: slider('progress', [0.05, 1, 0.05], 0.7),
    },
    code: `const { path, width, height, transformOrigin } = makePie({
  radius: {{radius}},
  progress: {{progress}},
});${steps}`,
  },
  'make-polygon': {
    ...read,
    title: 'The path of a polygon',
    controls: {
      points: slider('points', [3, 12, 1], 5),
      radius: slider('radius', [60, 160, 5], 160),
    },
    code: `const { path, width, height, transformOrigin } = makePolygon({
  points: {{points}},
  radius: {{radius}},
});${steps}`,
  },
  'make-rect': {
    ...read,
    title: 'The path of a rectangle',
    controls: {
      width: slider('width', [120, 380, 10], 340),
      height: slider('height', [120, 320, 10], 240),
      cornerRadius: slider('cornerRadius', [0, 60, 5], 40),
    },
    code: `const { path, width, height, transformOrigin } = makeRect({
  width: {{width}},
  height: {{height}},
  cornerRadius: {{cornerRadius}},
});${steps}`,
  },
  'make-star': {
    ...read,
    title: 'The path of a star',
    controls: {
      points: slider('points', [3, 12, 1], 5),
      innerRadius: slider('innerRadius', [30, 150, 5], 80),
      outerRadius: slider('outerRadius', [60, 165, 5], 165),
    },
    code: `const { path, width, height, transformOrigin } = makeStar({
  points: {{points}},
  innerRadius: {{innerRadius}},
  outerRadius: {{outerRadius}},
});${steps}`,
  },
  'make-triangle': {
    ...read,
    title: 'The path of a triangle',
    controls: {
      length: slider('length', [100, 320, 10], 300),
      direction,
    },
    code: `const { path, width, height, transformOrigin } = makeTriangle({
  length: {{length}},
  direction: {{direction}},
});${steps}`,
  },
} as const satisfies Record<string, Demo>;
