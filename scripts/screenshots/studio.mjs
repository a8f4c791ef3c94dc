import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureDependencies } from '../install/dependencies.mjs';
import { Failure } from '../terminal/main.mjs';

const port = 3117;
/** How long the Studio may take to bundle the project, in ms. A machine under load took 90 seconds. */
const timeout = 240_000;

/**
 * Starts the Studio of `samples/studio-project` with the CLI installed in `samples`.
 * @param {string} root
 * @param {(text: string) => void} say
 * @returns {Promise<{ origin: string, stop: () => void }>}
 * @throws {Failure} with the output if the Studio ends or does not bundle the project
 */
export async function startStudio(root, say) {
  await ensureDependencies(join(root, 'samples'), say);
  say('the Studio bundles its project');
  const cli = join(root, 'samples/node_modules/@remotion/cli/remotion-cli.js');
  const studio = spawn(process.execPath, [cli, 'studio', 'src/index.ts', `--port=${port}`, '--no-open'], {
    cwd: join(root, 'samples/studio-project'),
    env: { ...process.env, NO_COLOR: '1' },
  });
  let output = '';
  await /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      const fail = (/** @type {string} */ reason) => reject(new Failure(`The Studio ${reason}:\n${output}`));
      const timer = setTimeout(() => fail('did not start in time'), timeout);
      const read = (/** @type {Buffer} */ data) => {
        output += data;
        if (!/Built in/.test(output)) return;
        clearTimeout(timer);
        resolve();
      };
      studio.stdout.on('data', read);
      studio.stderr.on('data', read);
      studio.on('exit', () => fail('ended'));
    })
  ).catch((error) => {
    studio.kill();
    throw error;
  });
  return { origin: `http://localhost:${port}`, stop: () => studio.kill() };
}
