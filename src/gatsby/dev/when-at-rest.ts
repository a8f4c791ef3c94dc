import { setTimeout } from 'node:timers/promises';

/**
 * Milliseconds without an action after which Gatsby counts as idle. Its actions are only a few milliseconds
 * apart.
 */
const rest = 500;

/** The part of Gatsby's emitter that is needed here: `*` stands for all types of actions. */
interface Actions {
  on(type: '*', listener: () => void): unknown;
}

/**
 * Creates a function that resolves when Gatsby is idle. If nodes change in each of six query runs in a row,
 * Gatsby assumes an endless loop and ends the development server. `now` returns a time in milliseconds.
 */
export function createWhenAtRest(emitter: Actions, now: () => number = Date.now): () => Promise<void> {
  let last = now();
  emitter.on('*', () => {
    last = now();
  });
  return async () => {
    const left = () => last + rest - now();
    while (left() > 0) await setTimeout(left());
  };
}
