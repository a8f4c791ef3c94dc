import type { Random } from './random';

/** Draws a subject into a box. */
export type Motif = (random: Random, width: number, height: number) => string;
