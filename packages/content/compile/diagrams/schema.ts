import { z } from 'zod';
import { strictObject } from '../../settings/strict-object';

const text = z.string().min(1);
/** The look of a box: a regular part, the subject, a result, or an optional part. */
const tone = z.enum(['plain', 'accent', 'solid', 'dashed']);

const box = z.union([text, strictObject({ text, note: text.optional(), tone: tone.optional() })]);
const row = strictObject({
  row: z.array(box).min(1).max(4),
  label: text.optional(),
  /** If false, no arrow leads here from the step above. */
  arrow: z.boolean().optional(),
});
const group = strictObject({ group: text, steps: z.array(row).min(1), arrow: z.boolean().optional() });

/** Boxes from top to bottom, connected by arrows. */
const flow = strictObject({ kind: z.literal('flow'), steps: z.array(z.union([row, group])).min(1) });

const tick = z.union([z.number(), strictObject({ at: z.number(), text })]);
/** What begins at `from` ends after it. */
const isForward = ({ from, to }: { from: number; to: number }) => from < to;
const forward = { path: ['to'], error: 'a number greater than `from`' };
const axis = strictObject({
  from: z.number(),
  to: z.number(),
  ticks: z.array(tick).min(1),
  label: text,
}).refine(isForward, forward);

/** Bars on lanes above a ruler. `to` is exclusive. */
const timeline = strictObject({
  kind: z.literal('timeline'),
  axis,
  lanes: z
    .array(
      strictObject({
        label: text,
        bars: z.array(
          strictObject({
            from: z.number(),
            to: z.number(),
            text: text.optional(),
            tone: tone.optional(),
          }).refine(isForward, forward),
        ),
      }),
    )
    .min(1),
  marks: z.array(strictObject({ at: z.number(), text })).optional(),
});

const extrapolation = z.enum(['extend', 'clamp', 'wrap', 'identity']);
const curveName = { name: text, dashed: z.boolean().optional() };
const curve = z.union([
  strictObject({
    ...curveName,
    spring: strictObject({
      damping: z.number().optional(),
      mass: z.number().optional(),
      stiffness: z.number().optional(),
      overshootClamping: z.boolean().optional(),
    }),
  }),
  strictObject({
    ...curveName,
    interpolate: strictObject({
      input: z.array(z.number()).min(2),
      output: z.array(z.number()).min(2),
      left: extrapolation.optional(),
      right: extrapolation.optional(),
      bezier: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
    }),
  }),
]);

/** Curves of `spring()` (at 30 fps) and `interpolate()`; the functions themselves compute the values. */
const plot = strictObject({
  kind: z.literal('plot'),
  x: axis,
  y: axis,
  curves: z.array(curve).min(1).max(4),
  bands: z
    .array(strictObject({ from: z.number(), to: z.number(), text }).refine(isForward, forward))
    .optional(),
});

/** Files and folders; `depth` counts from 0. */
const tree = strictObject({
  kind: z.literal('tree'),
  entries: z
    .array(strictObject({ name: text, depth: z.number().int().min(0).max(5), note: text.optional() }))
    .min(1),
});

const words = {
  /** Names the diagram in tooltips and for screen readers. */
  title: text,
  /** Describes the whole drawing in sentences, for readers who cannot see it. */
  description: z.string('text').min(60, 'at least 60 characters that say everything the drawing shows'),
};

/** A file of `content/diagrams`. */
export const diagramSchema = z.discriminatedUnion('kind', [
  flow.extend(words),
  timeline.extend(words),
  plot.extend(words),
  tree.extend(words),
]);

export type Diagram = z.infer<typeof diagramSchema>;
export type DiagramTone = z.infer<typeof tone>;
export type FlowDiagram = Extract<Diagram, { kind: 'flow' }>;
export type TimelineDiagram = Extract<Diagram, { kind: 'timeline' }>;
export type PlotDiagram = Extract<Diagram, { kind: 'plot' }>;
export type TreeDiagram = Extract<Diagram, { kind: 'tree' }>;
export type DiagramAxis = z.infer<typeof axis>;
export type PlotCurve = z.infer<typeof curve>;
