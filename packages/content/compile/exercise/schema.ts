import { z } from 'zod';
import { strictObject } from '../../settings/strict-object';
import { defaultTolerance, differenceKinds } from '../../shared/exercise';

/** What a hint can be about. */
const kinds = [...differenceKinds, 'error'] as const;

const kind = z.enum(kinds, `one of ${kinds.join(', ')}`);
const frame = z.int('a frame: a whole number').min(0, 'a frame, from 0');
const text = z.string('text').min(1, 'text that is not empty');
const name = z
  .string('a name, as in `interpolate`')
  .regex(/^[\w$]+(\.[\w$]+)*$/, 'a name without parentheses, as in `interpolate` or `Math.random`');
const distance = (what: string) => z.number(`a number: ${what}`).min(0, 'a number that is not negative');

const tolerance = strictObject({
  opacity: distance('from 0 to 1').default(defaultTolerance.opacity),
  position: distance('pixels').default(defaultTolerance.position),
  size: distance('pixels').default(defaultTolerance.size),
  rotation: distance('degrees').default(defaultTolerance.rotation),
  color: distance('from 0 to 255').default(defaultTolerance.color),
});

/** The file next to a lesson that defines how its exercise is graded. */
export const exerciseSchema = strictObject({
  probes: z
    .array(
      z
        .union(
          [frame, strictObject({ frame, props: z.record(z.string(), z.unknown()).optional() })],
          'a frame, as in `20` or `{frame: 20, props: {title: Hi}}`',
        )
        .transform((probe) => (typeof probe === 'number' ? { frame: probe } : probe)),
      'a list of frames',
    )
    .min(2, 'at least two frames')
    .describe(
      'Frames that are compared before all others, in the order in which readers should hear of them. With props, no others are compared',
    ),
  tolerance: tolerance
    .default(defaultTolerance)
    .describe('How far a picture may be off: opacity from 0 to 1, position and size in pixels'),
  rules: z
    .array(
      strictObject({
        uses: name.optional().describe('An import that the code has to use'),
        avoids: name.optional().describe('A function, component or style property that it must not use'),
        hint: text.describe('What to do instead, in a sentence'),
      }).refine(({ uses, avoids }) => (uses === undefined) !== (avoids === undefined), {
        message: 'either `uses` or `avoids`',
      }),
      'a list of rules',
    )
    .default([])
    .describe('Rules about the code, for lessons in which it matters how the picture is drawn'),
  hints: z
    .array(
      strictObject({
        when: z
          .union([kind, z.array(kind)])
          .optional()
          .describe('The hint fits if this is what differs'),
        frames: z
          .tuple([frame, frame], 'the first and the last frame, as in `[0, 10]`')
          .optional()
          .describe('The hint fits if the first wrong picture is one of these frames'),
        says: text.optional().describe('The hint fits if the answer contains these words'),
        hint: text,
      }),
      'a list of hints',
    )
    .min(1, 'at least one hint')
    .describe('Hints, from the most specific to the most general. The first that fits is shown'),
});

/** What the file of an exercise contains. */
export type ExerciseFile = z.output<typeof exerciseSchema>;
