import type { Random } from './random';

/** Draws a subject in a box. */
export type Motif = (random: Random, width: number, height: number) => string;
