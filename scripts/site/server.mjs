import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { compress } from './compress.mjs';
import { cacheControl, contentType, securityHeaders } from './headers.mjs';

/**
 * @typedef {object} SiteServerOptions
 * @property {string} folder The built site (`public`).
 * @property {string} [prefix] What the site's paths begin with, as it was built: `/sub`.
 * @property {string[]} [allow] Further origins for the content security policy.
 */

/**
 * Makes a server of the built site. `/about` and `/about/` are the same page, an unknown path is answered with the
 * not-found page and status 404, files whose names are hashed may be kept for ever, text is compressed.
 * @param {SiteServerOptions} options
 */
export async function createSiteServer({ folder, prefix = '', allow = [] }) {
  // Imported late: this module is loaded before the packages are installed.
  const { default: sirv } = await import('sirv');
  // `dev` looks files up anew, so that a build beside a running server shows at once.
  const files = sirv(folder, {
    dev: true,
    etag: true,
    setHeaders(response, path) {
      const type = contentType(path);
      if (type) response.setHeader('Content-Type', type);
    },
  });
  const headers = securityHeaders(allow);

  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    const path = withoutPrefix(request.url ?? '/', prefix);
    compress(request, response);
    if (path === undefined) {
      if (request.url === '/') return response.writeHead(302, { Location: `${prefix}/` }).end();
      return sendNotFound(folder, request, response);
    }
    request.url = path;
    response.setHeader('Cache-Control', cacheControl(path.replace(/[?#].*$/, '')));
    files(request, response, () => sendNotFound(folder, request, response));
  });
}

/**
 * The path as the files have it, or nothing where it is outside the prefix.
 * @param {string} url
 * @param {string} prefix
 */
export function withoutPrefix(url, prefix) {
  if (!url.startsWith(prefix)) return undefined;
  const rest = url.slice(prefix.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : undefined;
}

/**
 * Brings a path prefix into its one form: a leading slash, no trailing one, nothing for the root.
 * @param {string | undefined} value
 */
export function normalizePrefix(value = '') {
  const inner = value.replace(/^\/+|\/+$/g, '');
  return inner ? `/${inner}` : '';
}

/**
 * Starts a server and says where it is. Port 0 takes a free one.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<number>} the port
 */
export function listen(server, port, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** A port of this machine that nobody listens on. */
export async function freePort() {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * @param {string} folder
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function sendNotFound(folder, request, response) {
  const file = join(folder, '404.html');
  const page = statSync(file, { throwIfNoEntry: false }) ? readFileSync(file) : Buffer.from('Not found');
  response.setHeader('Cache-Control', 'no-cache');
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Content-Length': page.length });
  response.end(request.method === 'HEAD' ? undefined : page);
}
