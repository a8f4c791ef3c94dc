import type { IncomingMessage, ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { createMcpServer, type McpOptions } from './mcp-server';
import { RateLimit } from './rate-limit';

export interface McpHandlerOptions extends McpOptions {
  /** Host names, without ports, that requests may address, in addition to localhost. */
  hosts?: readonly string[];
  /** Maximum number of requests per minute from one IP address. */
  perMinute?: number;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Maximum number of bytes of a request. */
const longestBody = 100_000;
/** How long the body of a request may take to arrive, in milliseconds. */
const bodyTime = 10_000;
const local = ['localhost', '127.0.0.1', '[::1]'];

/** A request that is refused. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Creates a handler for `/mcp`: streamable HTTP without sessions, so that every request is independent. As the
 * protocol's security notes require, it checks the host and the origin of requests, which prevents DNS rebinding.
 */
export function createMcpHandler({ hosts = [], perMinute = 120, ...options }: McpHandlerOptions): Handler {
  const limit = new RateLimit(perMinute);
  const known = new Set([...local, ...hosts]);
  return async (request, response) => {
    try {
      checkOrigin(request, known);
      if (request.method !== 'POST') {
        response.setHeader('Allow', 'POST');
        throw new Refusal(405, 'Send requests by POST. This server has no sessions and no streams.');
      }
      if (!limit.accepts(request.socket.remoteAddress ?? '')) {
        response.setHeader('Retry-After', '60');
        throw new Refusal(429, `At most ${perMinute} requests a minute are answered.`);
      }
      const body = await readJson(request);
      const server = createMcpServer(options);
      const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
      response.once('close', () => void server.close());
      await server.connect(transport);
      await transport.handleRequest(request, response, body);
    } catch (error) {
      const status = error instanceof Refusal ? error.status : 500;
      const message = error instanceof Refusal ? error.message : 'The request could not be answered.';
      if (response.headersSent) return void response.destroy();
      response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
      response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }));
    }
  };
}

/** @throws {Refusal} if the request is for another host, or from a page of another site */
function checkOrigin({ headers }: IncomingMessage, known: ReadonlySet<string>): void {
  const nameOf = (address: string) => {
    try {
      return new URL(address).hostname;
    } catch {
      return undefined;
    }
  };
  const host = nameOf(`http://${headers.host ?? ''}`);
  if (!host || !known.has(host))
    throw new Refusal(403, `This server does not answer for the host ${headers.host}.`);
  if (headers.origin === undefined) return;
  const origin = nameOf(headers.origin);
  if (!origin || !known.has(origin))
    throw new Refusal(403, `Pages of ${headers.origin} may not send requests here.`);
}

/** @throws {Refusal} if the body is too long, too slow, or not JSON */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  const timer = setTimeout(() => request.destroy(), bodyTime);
  try {
    for await (const chunk of request) {
      length += (chunk as Buffer).length;
      if (length > longestBody) throw new Refusal(413, `A request has at most ${longestBody} bytes.`);
      chunks.push(chunk as Buffer);
    }
  } finally {
    clearTimeout(timer);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new Refusal(400, 'The request is not JSON.');
  }
}
