import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { listen } from '../../scripts/site/server.mjs';
import { randomOf } from './fuzz';

/** A proxy that treats requests badly. */
export interface HostileProxy {
  origin: string;
  /** Resolves when no request is on its way, not even one whose response nobody waits for. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a proxy that passes most requests on, and cuts, delays, repeats and reorders the others: what happens to each
 * follows from the seed.
 */
export async function startHostileProxy(target: string, seed: number): Promise<HostileProxy> {
  const random = randomOf(seed);
  let open = 0;
  const server = createServer(async (request, response) => {
    open += 1;
    await treat(request, response).catch(() => response.destroy());
    open -= 1;
  });

  async function treat(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const send = () => forward(`${target}${request.url}`, request, body);
    const fate = random();
    if (fate < 0.02) return void response.destroy();
    // Other requests overtake this one.
    if (fate > 0.6) for (let turns = Math.floor(random() * 40); turns > 0; turns -= 1) await setImmediate();
    const first = await send();
    // A second response, of the same request, may be about a state that the first one has ended.
    const last = fate < 0.12 ? await send() : first;
    if (fate < 0.04) return void response.destroy();
    response.writeHead(last.status, { 'Content-Type': 'application/json' }).end(last.text);
  }

  const port = await listen(server, 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    settled: async () => {
      while (open > 0) await setImmediate();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function forward(url: string, { method = 'GET', headers }: IncomingMessage, body: Buffer) {
  const { host: _, connection: __, 'content-length': ___, ...rest } = headers;
  const init = {
    method,
    headers: rest as Record<string, string>,
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  };
  const response = await fetch(url, init);
  return { status: response.status, text: await response.text() };
}
