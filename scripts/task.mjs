import { tuneV8 } from '../src/tasks/v8-options.cjs';
import { loadSource } from './load-source.mjs';

/*
 * Runs one task in parallel with Gatsby, in a separate process. `src/tasks/start.ts` starts it and names the
 * task, and sends one message when the task may write. The task ends with its parent process.
 */
tuneV8();
// React's development build is slower and makes the same HTML.
process.env.NODE_ENV = 'production';
process.once('disconnect', () => process.exit());

/** @type {Promise<void>} */
const ready = new Promise((resolve) => process.once('message', () => resolve()));
const done = loadSource(`src/tasks/${process.argv[2]}.ts`).then(({ run }) => run(process.cwd(), ready));
// A failure is sent below: the parent process listens from that message on.
done.catch(() => undefined);
await ready;
const answer = await done.then((result) => ({ result }), describe);
process.send?.(answer, undefined, undefined, () => process.disconnect());

/** @param {unknown} error */
function describe(error) {
  return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
