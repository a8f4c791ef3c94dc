import { setTimeout } from 'node:timers/promises';

/** Milliseconds without an action of Gatsby's after which it is taken to be at rest. Its actions follow each other within a few. */
const rest = 500;

/** As much of Gatsby's emitter as is needed: `*` stands for all types of actions. */
interface Actions {
  on(type: '*', listener: () => void): unknown;
}

/**
 * Creates a function that resolves when Gatsby is at rest. Nodes that change in each of six query runs in a row end the development
 * server: Gatsby takes them for an endless loop. `now` returns a time in milliseconds.
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
