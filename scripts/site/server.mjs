import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { markdownOf, prefersMarkdown } from './accept.mjs';
import { createAgentAnswers } from './agents.mjs';
import { createHeaders } from './current-headers.mjs';
import { createFinder } from './find-file.mjs';
import { cacheControl, contentType, pathHeaders } from './headers.mjs';
import { createNearest, missingPage } from './missing-page.mjs';

/**
 * @typedef {object} SiteServerOptions
 * @property {string} folder The built site (`public`).
 * @property {string} [prefix] Path prefix that the site was built with: `/sub`.
 * @property {string[]} [allow] Additional origins for the content security policy.
 * @property {string[]} [hosts] Host names that MCP is offered for, in addition to this machine's and the site's.
 * @property {(line: string) => void} [log] Called with one line per response.
 */

/**
 * Creates a server for the built site. `/about` and `/about/` are the same page; an unknown path gets the
 * not-found page with status 404. Text is sent in the best encoding that the client accepts and the build has
 * written. Files may change while the server runs.
 * @param {SiteServerOptions} options
 */
export async function createSiteServer({ folder, prefix = '', allow = [], hosts = [], log }) {
  // Imported lazily: this module is loaded before the packages are installed.
  const { default: send } = await import('send');
  const { default: Negotiator } = await import('negotiator');
  const { default: mime } = await import('mime-types');
  const headersNow = createHeaders(folder, allow);
  const find = createFinder(folder);
  const nearest = createNearest(folder);
  const forAgents = createAgentAnswers(folder, hosts);

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  const answer = async (request, response) => {
    for (const [name, value] of Object.entries(headersNow())) response.setHeader(name, value);
    const url = withoutPrefix(request.url ?? '/', prefix);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const agentAnswer = await forAgents(url?.replace(/[?#].*$/, '') ?? '');
    if (agentAnswer && (isRead || url?.startsWith('/mcp'))) return agentAnswer(request, response);
    if (!isRead) return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    if (url === undefined && request.url === '/')
      return response.writeHead(302, { Location: `${prefix}/` }).end();
    const path = url?.replace(/[?#].*$/, '') ?? '';
    const requested = path ? find(path) : undefined;
    const markdown = requested && markdownOf(requested.file);
    const wantsMarkdown = prefersMarkdown(request.headers.accept);
    const known = (markdown && wantsMarkdown && find(markdown)) || requested;
    if (known)
      for (const [name, value] of Object.entries(pathHeaders(known.file))) response.setHeader(name, value);
    if (!known && (wantsMarkdown || path.endsWith('.md')))
      return sendMissing(response, await nearest(path.replace(/\.md$/, '')), request.method === 'HEAD');
    const shown = known ?? find('/404.html');
    if (!shown)
      return response.writeHead(404, { 'Content-Type': 'text/plain;charset=utf-8' }).end('Not found');

    const byEnding = mime.contentType(extname(shown.file)) || 'application/octet-stream';
    const type = contentType(shown.file) ?? byEnding.replace('; ', ';');
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', known ? cacheControl(known.file) : 'no-cache');
    const offered = [...shown.versions.map(([name]) => name), 'identity'];
    const encoding = new Negotiator(request).encoding(offered, { preferred: offered });
    const ending = shown.versions.find(([name]) => name === encoding)?.[1] ?? '';
    const varies = [
      ...(markdown ? ['Accept'] : []),
      ...(shown.versions.length > 0 ? ['Accept-Encoding'] : []),
    ];
    if (varies.length > 0) response.setHeader('Vary', varies.join(', '));
    if (ending && encoding) response.setHeader('Content-Encoding', encoding);
    // Conditions and ranges apply to the requested file, not to the not-found page.
    if (!known) {
      const bytes = shown.content(ending)?.bytes ?? readFileSync(join(folder, shown.file + ending));
      return response.writeHead(404, { 'Content-Length': bytes.length }).end(bytes);
    }
    setETag(request, response, shown.digest);
    const content = isPlain(request) ? shown.content(ending) : undefined;
    if (content) return sendContent(response, content);
    send(request, encodeURI(shown.file + ending), {
      root: folder,
      index: false,
      cacheControl: false,
      etag: false,
    })
      .on('error', (error) => refuse(response, error))
      .pipe(response);
  };

  const server = createServer((request, response) => {
    if (log) response.once('finish', () => log(accessLine(request, response)));
    answer(request, response).catch((error) => refuse(response, error));
  });
  // Longer than clients and proxies keep a connection: they would send a request on one that is just being closed.
  server.keepAliveTimeout = 75_000;
  return server;
}

/**
 * Sends the not-found page as Markdown.
 * @param {import('node:http').ServerResponse} response
 * @param {readonly string[]} nearest
 * @param {boolean} isHead
 */
function sendMissing(response, nearest, isHead) {
  const bytes = Buffer.from(missingPage(nearest));
  response.writeHead(404, {
    'Content-Type': 'text/markdown; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Length': bytes.length,
    Vary: 'Accept',
  });
  response.end(isHead ? undefined : bytes);
}

/**
 * Sets the ETag. Each encoding has its own. A client with any of them is up to date, whichever encoding it
 * requests now.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} digest Digest of the unencoded file.
 */
function setETag(request, response, digest) {
  const encoding = response.getHeader('Content-Encoding');
  const etag = `"${digest}${encoding ? `-${encoding}` : ''}"`;
  response.setHeader('ETag', etag);
  if (request.headers['if-none-match']?.includes(`"${digest}`)) request.headers['if-none-match'] = etag;
}

/**
 * Ends a response that cannot be sent: for a range that the file does not have, or a file that is missing or
 * unreadable.
 * @param {import('node:http').ServerResponse} response
 * @param {Error & { status?: number, headers?: Record<string, string> }} error
 */
function refuse(response, { status = 500, headers = {} }) {
  if (response.headersSent) return response.destroy();
  for (const name of ['Content-Encoding', 'ETag', 'Cache-Control']) response.removeHeader(name);
  response.writeHead(status, { ...headers, 'Content-Type': 'text/plain;charset=utf-8' });
  return response.end(status === 416 ? 'Range not satisfiable' : 'The file cannot be sent');
}

/** Headers that request a part of a file, or a file only under a condition. */
const conditions = [
  'range',
  'if-range',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
];

/**
 * Returns whether a request is for a whole file, without conditions.
 * @param {import('node:http').IncomingMessage} request
 */
function isPlain(request) {
  return conditions.every((name) => request.headers[name] === undefined);
}

/**
 * Sends a file from memory, with the headers that `send` gives it.
 * @param {import('node:http').ServerResponse} response
 * @param {import('./find-file.mjs').Content} content
 */
function sendContent(response, { bytes, modified }) {
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Last-Modified', modified);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}

/**
 * Returns a line of the access log, in the common log format: time, client, request, status and bytes.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function accessLine(request, response) {
  const client = request.socket.remoteAddress ?? '-';
  const length = response.getHeader('Content-Length') ?? '-';
  const target = JSON.stringify(`${request.method} ${request.url} HTTP/${request.httpVersion}`);
  return `${client} - - [${new Date().toISOString()}] ${target} ${response.statusCode} ${length}`;
}

/**
 * Returns the path without the prefix, or undefined if it is outside of the prefix.
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
 * Normalizes a path prefix: a leading slash and no trailing one; the empty string for the root.
 * @param {string | undefined} value
 */
export function normalizePrefix(value = '') {
  const inner = value.replace(/^\/+|\/+$/g, '');
  return inner ? `/${inner}` : '';
}

/**
 * Starts a server. Port 0 picks a free one.
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

/** Returns a free port of this machine. */
export async function freePort() {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
