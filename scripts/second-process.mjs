import { loadSource } from './load-source.mjs';

/*
 * A process that runs in parallel with Gatsby, started by `plugins/gatsby-plugin-outputs/second-process/start.ts`: runs the
 * module that the first argument names. The first message has the options of its work, the second one releases it.
 */

// React's development build is slower and makes the same HTML.
process.env.NODE_ENV = 'production';
process.once('disconnect', () => process.exit());
// Ctrl+C reaches all processes of a terminal. This one ends with the process that started it.
process.on('SIGINT', () => undefined);

/** @type {Promise<unknown>} */
const options = new Promise((resolve) =>
  process.on('message', (message) => {
    if (message instanceof Object && 'options' in message) resolve(message.options);
  }),
);
/** @type {Promise<void>} */
const released = new Promise((resolve) =>
  process.on('message', (message) => {
    if (message instanceof Object && 'isReleased' in message) resolve();
  }),
);
const reply = await loadSource(`plugins/gatsby-plugin-outputs/second-process/${process.argv[2]}.ts`)
  .then(async ({ run }) => run(await options, released))
  .then((result) => ({ result }), describe);
process.send?.(reply, undefined, undefined, () => process.disconnect());

/** @param {unknown} error */
function describe(error) {
  return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
