import { tuneV8 } from '../src/tasks/v8-options.cjs';
import { loadSource } from './load-source.mjs';

/*
 * Runs one task in parallel with a build, in a separate process. `src/tasks/start.ts` starts it and
 * names the task. The task ends with the build.
 */
tuneV8();
// React's development build is slower and makes the same HTML.
process.env.NODE_ENV = 'production';
process.once('disconnect', () => process.exit());
const loaded = loadSource(`src/tasks/${process.argv[2]}.ts`);
// The parent process sends a message when there is work to do.
loaded.catch(() => undefined);

/** @type {Promise<void>} */
const ready = new Promise((resolve) => {
  process.on('message', (/** @type {{ input: unknown } | { isReady: true }} */ message) => {
    if ('isReady' in message) resolve();
    else start(message.input);
  });
});

/** @param {unknown} input */
async function start(input) {
  try {
    const { run } = await loaded;
    process.send?.({ result: await run(input, ready) }, undefined, undefined, () => process.disconnect());
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.send?.({ error: message }, undefined, undefined, () => process.disconnect());
  }
}
