import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../terminal/main.mjs';
import { mcpHosts } from './agents.mjs';
import { createSiteServer, listen, normalizePrefix } from './server.mjs';
import { lockForChild } from './site-lock.mjs';

/** The port of the site if the environment names none. */
export const sitePort = 9000;

/**
 * Returns the port in the environment, else the given one.
 * @param {NodeJS.ProcessEnv} env
 * @param {number} otherwise
 * @throws {Failure} if `PORT` is not a port
 */
export function readPort(env, otherwise) {
  const port = Number(env.PORT || otherwise);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Failure(`PORT=${env.PORT} is not a port.`);
  return port;
}

/**
 * Serves the built site of a project folder until the process is stopped.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @throws {Failure} if nothing is built yet
 */
export async function serve(root, env) {
  const folder = join(root, 'public');
  if (!existsSync(join(folder, 'index.html')))
    throw new Failure('There is no build yet. Run npm run build first.');
  const prefix = normalizePrefix(env.PATH_PREFIX);
  const log = env.ACCESS_LOG ? (/** @type {string} */ line) => process.stdout.write(`${line}\n`) : undefined;
  const server = await createSiteServer({
    folder,
    prefix,
    allow: allowedOrigins(env),
    hosts: mcpHosts(env),
    log,
  });
  const port = readPort(env, sitePort);
  const taken = await listen(server, port, env.HOST || '127.0.0.1').catch((error) => {
    if (error.code === 'EADDRINUSE') throw portInUse(port, 'npm start');
    if (error.code === 'EACCES')
      throw new Failure(`Port ${port} requires administrator rights. Use another port: PORT=9000 npm start`);
    throw error;
  });
  // Browser tests start a server in a process group of its own, which goes on if they are killed.
  lockForChild(process.pid);
  process.stdout.write(`\nThe site is at http://localhost:${taken}${prefix}/  (Ctrl+C stops it)\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
}

/**
 * Returns the message if another program uses the port.
 * @param {number} port
 * @param {string} command What to run with another port.
 */
export function portInUse(port, command) {
  return new Failure(`Port ${port} is in use. Use another port: PORT=${port + 1} ${command}`);
}

/**
 * Returns the additional origins that pages may access: those of the hosted search, if it is enabled, and
 * those listed in `CSP_ALLOW`.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function allowedOrigins(env) {
  const listed = (env.CSP_ALLOW ?? '').split(/\s+/).filter(Boolean);
  if (env.ALGOLIA_HOST) return [...listed, new URL(env.ALGOLIA_HOST).origin];
  return env.ALGOLIA_APP_ID ? [...listed, 'https://*.algolia.net', 'https://*.algolianet.com'] : listed;
}
