import { format } from './size';
import type { Demo } from './types';

const drawn = { ...format, durationInFrames: 90 } as const;
const read = { ...format, durationInFrames: 120, posterFrame: 76 } as const;

/** Corner rounding of a shape. */
const rounding = {
  kind: 'choice',
  label: 'rounding',
  options: [
    { value: 'none', label: 'none', code: 'cornerRadius={0}' },
    { value: 'corner', label: 'cornerRadius', code: 'cornerRadius={24}' },
    { value: 'edge', label: 'edgeRoundness', code: 'edgeRoundness={0.7}' },
  ],
  default: 'corner',
} as const;

const direction = {
  kind: 'choice',
  label: 'direction',
  options: [
    { value: 'right', label: 'right' },
    { value: 'left', label: 'left' },
    { value: 'up', label: 'up' },
    { value: 'down', label: 'down' },
  ],
  default: 'right',
} as const;

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
    caption: 'A spring lets the circle appear. The dashed box is the size of its SVG.',
    posterFrame: 40,
    controls: {
      radius: { kind: 'number', label: 'radius', min: 30, max: 170, step: 5, default: 140 },
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
    caption: 'A spring lets the ellipse appear. The dashed box is the size of its SVG.',
    posterFrame: 40,
    controls: {
      rx: { kind: 'number', label: 'rx', min: 30, max: 300, step: 5, default: 220 },
      ry: { kind: 'number', label: 'ry', min: 30, max: 170, step: 5, default: 120 },
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
    caption: 'The heart beats. The dashed box is the size of its SVG at rest.',
    posterFrame: 0,
    controls: {
      height: { kind: 'number', label: 'height', min: 80, max: 320, step: 10, default: 280 },
      aspectRatio: { kind: 'number', label: 'aspectRatio', min: 0.6, max: 1.6, step: 0.1, default: 1.1 },
      depthAdjustment: {
        kind: 'number',
        label: 'depthAdjustment',
        min: -0.15,
        max: 0.4,
        step: 0.05,
        default: 0,
      },
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
    title: 'A piece of a circle',
    caption: 'The piece grows from the top. Its SVG is as large as the full circle at all times.',
    posterFrame: 70,
    controls: {
      progress: { kind: 'number', label: 'progress', min: 0.05, max: 1, step: 0.05, default: 0.7 },
      radius: { kind: 'number', label: 'radius', min: 60, max: 170, step: 5, default: 150 },
      closePath: {
        kind: 'choice',
        label: 'closePath',
        options: [
          { value: 'true', label: 'true', code: 'true' },
          { value: 'false', label: 'false', code: 'false' },
        ],
        default: 'true',
      },
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
    caption: 'A spring lets the polygon appear. Its SVG is as large as the box around the polygon.',
    posterFrame: 40,
    controls: {
      points: { kind: 'number', label: 'points', min: 3, max: 12, step: 1, default: 6 },
      radius: { kind: 'number', label: 'radius', min: 60, max: 180, step: 5, default: 170 },
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
    caption: 'A spring lets the rectangle appear. The dashed box is the size of its SVG.',
    posterFrame: 40,
    controls: {
      width: { kind: 'number', label: 'width', min: 80, max: 600, step: 10, default: 440 },
      height: { kind: 'number', label: 'height', min: 80, max: 340, step: 10, default: 260 },
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
      'The star turns by one tip around its own center, marked by a dot, which lies outerRadius below the top.',
    posterFrame: 0,
    controls: {
      points: { kind: 'number', label: 'points', min: 3, max: 16, step: 1, default: 5 },
      innerRadius: { kind: 'number', label: 'innerRadius', min: 30, max: 120, step: 5, default: 80 },
      outerRadius: { kind: 'number', label: 'outerRadius', min: 125, max: 180, step: 5, default: 170 },
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
    caption: 'A spring lets the triangle appear. The dashed box is the size of its SVG.',
    posterFrame: 40,
    controls: {
      length: { kind: 'number', label: 'length', min: 80, max: 340, step: 10, default: 320 },
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
    caption:
      'The instructions of the path, drawn one after the other, and what the function returns with it.',
    controls: {
      radius: { kind: 'number', label: 'radius', min: 40, max: 160, step: 5, default: 140 },
    },
    code: `const { path, width, height, transformOrigin } = makeCircle({
  radius: {{radius}},
});${steps}`,
  },
  'make-ellipse': {
    ...read,
    title: 'The path of an ellipse',
    caption:
      'The instructions of the path, drawn one after the other, and what the function returns with it.',
    controls: {
      rx: { kind: 'number', label: 'rx', min: 30, max: 190, step: 5, default: 180 },
      ry: { kind: 'number', label: 'ry', min: 30, max: 160, step: 5, default: 110 },
    },
    code: `const { path, width, height, transformOrigin } = makeEllipse({
  rx: {{rx}},
  ry: {{ry}},
});${steps}`,
  },
  'make-heart': {
    ...read,
    title: 'The path of a heart',
    caption:
      'The instructions of the path, drawn one after the other, and what the function returns with it.',
    controls: {
      height: { kind: 'number', label: 'height', min: 100, max: 320, step: 10, default: 280 },
      aspectRatio: { kind: 'number', label: 'aspectRatio', min: 0.6, max: 1.2, step: 0.1, default: 1.1 },
    },
    code: `const { path, width, height, transformOrigin } = makeHeart({
  height: {{height}},
  aspectRatio: {{aspectRatio}},
});${steps}`,
  },
  'make-pie': {
    ...read,
    title: 'The path of a piece',
    caption:
      'The instructions of the path, drawn one after the other, and what the function returns with it.',
    controls: {
      radius: { kind: 'number', label: 'radius', min: 60, max: 160, step: 5, default: 150 },
      progress: { kind: 'number', label: 'progress', min: 0.05, max: 1, step: 0.05, default: 0.7 },
    },
    code: `const { path, width, height, transformOrigin } = makePie({
  radius: {{radius}},
  progress: {{progress}},
});${steps}`,
  },
  'make-polygon': {
    ...read,
    title: 'The path of a polygon',
    caption:
      'The instructions of the path, drawn one after the other, and what the function returns with it.',
    controls: {
      points: { kind: 'number', label: 'points', min: 3, max: 12, step: 1, default: 5 },
      radius: { kind: 'number', label: 'radius', min: 60, max: 160, step: 5, default: 160 },
    },
    code: `const { path, width, height, transformOrigin } = makePolygon({
  points: {{points}},
  radius: {{radius}},
});${steps}`,
  },
  'make-rect': {
    ...read,
    title: 'The path of a rectangle',
    caption:
      'The instructions of the path, drawn one after the other, and what the function returns with it.',
    controls: {
      width: { kind: 'number', label: 'width', min: 120, max: 380, step: 10, default: 340 },
      height: { kind: 'number', label: 'height', min: 120, max: 320, step: 10, default: 240 },
      cornerRadius: { kind: 'number', label: 'cornerRadius', min: 0, max: 60, step: 5, default: 40 },
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
    caption:
      'The instructions of the path, drawn one after the other, and what the function returns with it.',
    controls: {
      points: { kind: 'number', label: 'points', min: 3, max: 12, step: 1, default: 5 },
      innerRadius: { kind: 'number', label: 'innerRadius', min: 30, max: 150, step: 5, default: 80 },
      outerRadius: { kind: 'number', label: 'outerRadius', min: 60, max: 165, step: 5, default: 165 },
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
    caption:
      'The instructions of the path, drawn one after the other, and what the function returns with it.',
    controls: {
      length: { kind: 'number', label: 'length', min: 100, max: 320, step: 10, default: 300 },
      direction,
    },
    code: `const { path, width, height, transformOrigin } = makeTriangle({
  length: {{length}},
  direction: {{direction}},
});${steps}`,
  },
} as const satisfies Record<string, Demo>;
