import { spawn } from 'node:child_process';
import { quietEnvironment } from '../terminal/main.mjs';
import { withoutControls } from '../terminal/run.mjs';
import { gatsbyCall } from './gatsby.mjs';
import { freePort } from './server.mjs';
import { lockForChild } from './site-lock.mjs';

/**
 * @typedef {object} DevServer
 * @property {string} origin
 * @property {() => string} terminal Its output so far, without colors.
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the development server in a folder, for tests and measurements, and waits until it is ready.
 * @param {string} folder
 * @param {string} contentDir relative to the folder, or absolute
 * @returns {Promise<DevServer>}
 */
export async function startDevServer(folder, contentDir) {
  // In CI, Gatsby would build all pages before the first request. Authors never experience that.
  const { CI: _, ...env } = process.env;
  const port = await freePort();
  const call = gatsbyCall(developArgs(port), {
    ...env,
    ...quietEnvironment(env),
    CONTENT_DIR: contentDir,
    NODE_ENV: 'development',
  });
  return startServer({ folder, port, ...call });
}

/**
 * The arguments of Gatsby's development server at a port.
 * @param {number} port
 */
const developArgs = (port) => ['develop', '--host', '127.0.0.1', '--port', String(port)];

/**
 * Runs a command that starts Gatsby's development server, and waits until it is ready.
 * @param {{ folder: string, port: number, args: string[], env: NodeJS.ProcessEnv }} options `args` and `env`
 *   are those of the process.
 * @returns {Promise<DevServer>}
 * @throws {Error} if the server ends before it is ready
 */
async function startServer({ folder, port, args, env }) {
  const server = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  if (server.pid) lockForChild(server.pid);
  const exit = new Promise((resolve) => server.once('exit', resolve));
  let written = '';
  await new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        written += withoutControls(text);
        if (written.includes('You can now view')) resolve(undefined);
      });
    exit.then(() => reject(new Error(`The development server has ended:\n${written.slice(-4000)}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    terminal: () => written,
    stop: async () => {
      server.kill('SIGTERM');
      await exit;
    },
  };
}
