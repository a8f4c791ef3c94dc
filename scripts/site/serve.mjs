import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../terminal/main.mjs';
import { createSiteServer, listen, normalizePrefix } from './server.mjs';
import { lockForChild } from './site-lock.mjs';

/**
 * Returns the port in the environment; defaults to 9000.
 * @param {NodeJS.ProcessEnv} env
 * @throws {Failure} if `PORT` is not a port
 */
export function servePort(env) {
  const port = Number(env.PORT || 9000);
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
  const hosts = (env.MCP_HOSTS ?? '').split(/\s+/).filter(Boolean);
  const server = await createSiteServer({ folder, prefix, allow: allowedOrigins(env), hosts, log });
  const port = servePort(env);
  const taken = await listen(server, port, env.HOST || '127.0.0.1').catch((error) => {
    if (error.code === 'EADDRINUSE') throw portInUse(port);
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
 */
export function portInUse(port) {
  return new Failure(`Port ${port} is in use. Use another port: PORT=${port + 1} npm start`);
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
