import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Faults } from './faults.mjs';
import { Responses } from './responses.mjs';
import { route } from './routes.mjs';
import { IndexStore, ServiceError } from './store.mjs';

/**
 * @typedef {object} ServiceOptions
 * @property {import('./responses.mjs').Engines} engines
 * @property {ReturnType<typeof import('../../site/agents.mjs').createAgentAnswers>} [forAgents] Answers `/find` and `/mcp`.
 * @property {string} [adminKey] The key with write access; any key has it if absent.
 */

/**
 * Creates a server with the hosted search service's protocol. Tests let it fail by adding to `faults`.
 * @param {ServiceOptions} options
 */
export function createSearchService({ engines, forAgents, adminKey }) {
  const store = new IndexStore();
  const faults = new Faults();
  const service = { store, responses: new Responses(store, engines) };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const agentAnswer = await forAgents?.(url.pathname);
    if (agentAnswer) return agentAnswer(request, response);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const text = await readText(request);
    const fault = faults.take(url.pathname);
    if (fault?.kind === 'refuse') return request.socket.destroy();
    // Stopping the service does not wait for delayed responses.
    if (fault?.kind === 'slow') await wait(fault.ms ?? 1000, undefined, { ref: false });
    if (fault?.kind === 'status') {
      const status = fault.status ?? 500;
      return send(response, status, { message: `Simulated status ${status}`, status });
    }
    try {
      checkKey(request, url, adminKey);
      const path = readPath(url.pathname);
      const call = {
        method: request.method ?? 'GET',
        path,
        parameters: url.searchParams,
        body: readJson(text),
      };
      const body = JSON.stringify(route(service, call));
      if (fault?.kind === 'lost') return request.socket.destroy();
      sendText(response, 200, fault?.kind === 'broken' ? body.slice(0, body.length / 2) : body);
    } catch (error) {
      const status = error instanceof ServiceError ? error.status : 500;
      send(response, status, { message: error instanceof Error ? error.message : String(error), status });
    }
  });
  return { server, store, faults };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {URL} url
 * @param {string | undefined} adminKey
 */
function checkKey(request, url, adminKey) {
  const read = (/** @type {string} */ name) =>
    String(request.headers[name] ?? url.searchParams.get(name) ?? '');
  const key = read('x-algolia-api-key');
  if (!read('x-algolia-application-id') || !key)
    throw new ServiceError(403, 'Invalid Application-ID or API key');
  const reads =
    /\/(queries|query|recommendations)$/.test(url.pathname) || !url.pathname.startsWith('/1/indexes');
  if (adminKey && !reads && key !== adminKey)
    throw new ServiceError(403, 'Method not allowed with this API key');
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<string>}
 */
async function readText(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

/**
 * @param {string} text
 * @returns {Record<string, any>}
 */
function readJson(text) {
  if (!text) return {};
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ServiceError(400, 'Invalid JSON');
  }
  if (typeof value !== 'object' || value === null) throw new ServiceError(400, 'Expected an object');
  return value;
}

/** @param {string} pathname */
function readPath(pathname) {
  try {
    return pathname.split('/').slice(2).map(decodeURIComponent);
  } catch {
    throw new ServiceError(400, 'Invalid path');
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {unknown} value
 */
function send(response, status, value) {
  sendText(response, status, JSON.stringify(value));
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} text
 */
function sendText(response, status, text) {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' }).end(text);
}
