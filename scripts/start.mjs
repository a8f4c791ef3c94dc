import { connect } from 'node:net';
import { ensureDependencies } from './install/dependencies.mjs';
import { root } from './root.mjs';
import { ensureBuild } from './site/build.mjs';
import { portInUse, readPort, serve, sitePort } from './site/serve.mjs';
import { withSiteLock } from './site/site-lock.mjs';
import { main } from './terminal/main.mjs';
import { step } from './terminal/step.mjs';

/** `npm start`: builds a fresh clone's site and serves it; skips steps that are already done. */
await main(async () => {
  const port = readPort(process.env, sitePort);
  if (await isTaken(port)) throw portInUse(port, 'npm start');
  /** @type {string[]} */
  let warnings = [];
  await withSiteLock(root, 'npm start', async () => {
    await step('Packages', (say) => ensureDependencies(root, say));
    await step('Site', async (say) => {
      const built = await ensureBuild({ root, env: process.env, say });
      warnings = built.warnings;
      return built.note;
    });
  });
  for (const warning of warnings) process.stdout.write(`  warning: ${warning}\n`);
  await serve(root, process.env);
});

/**
 * Returns whether something already listens on the port; checked before the build, which takes a while.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isTaken(port) {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
