import { loadSource } from './load-source.mjs';

/*
 * Does one task of a build beside it, in a process of its own: `src/gatsby/tasks/start.ts` starts it and says which. A build that is
 * stopped takes its tasks along.
 */
process.once('disconnect', () => process.exit());
const loaded = loadSource(`src/gatsby/tasks/${process.argv[2]}.ts`);
// It is told when there is work to do.
loaded.catch(() => undefined);
process.once('message', async (/** @type {{ input: unknown }} */ { input }) => {
  try {
    const { run } = await loaded;
    process.send?.({ result: await run(input) }, undefined, undefined, () => process.disconnect());
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.send?.({ error: message }, undefined, undefined, () => process.disconnect());
  }
});
