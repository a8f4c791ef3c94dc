import { statSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from '../load-source.mjs';
import { root } from '../root.mjs';

/** @typedef {typeof import('../../packages/agents/index')} Agents */
/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} Answer */

/**
 * Creates a function that answers requests from agents: `GET /find?q=…` and MCP at `/mcp`. It returns undefined for
 * other paths, and if the site has no search index. The first such request loads everything. After a build, the
 * index is loaded again.
 * @param {string} folder The built site.
 * @param {readonly string[]} hosts Host names that MCP is offered for, in addition to this machine's.
 * @returns {(path: string) => Promise<Answer | undefined>}
 */
export function createAgentAnswers(folder, hosts) {
  /** @type {{ version: number, answers: Promise<Record<string, Answer> | undefined> } | undefined} */
  let loaded;
  return async (path) => {
    if (path !== '/find' && path !== '/mcp') return undefined;
    const version = statSync(join(folder, 'search/manifest.json'), { throwIfNoEntry: false })?.mtimeMs;
    if (version === undefined) return undefined;
    if (loaded?.version !== version) loaded = { version, answers: loadAnswers(folder, hosts) };
    return (await loaded.answers)?.[path];
  };
}

/**
 * Returns the host names in `MCP_HOSTS`.
 * @param {NodeJS.ProcessEnv} env
 */
export function mcpHosts(env) {
  return (env.MCP_HOSTS ?? '').split(/\s+/).filter(Boolean);
}

/**
 * @param {string} folder
 * @param {readonly string[]} hosts
 * @returns {Promise<Record<string, Answer> | undefined>}
 */
async function loadAnswers(folder, hosts) {
  /** @type {Agents} */
  const { createMcpHandler, findResponse, Library } = await loadSource('packages/agents/index.ts');
  const { createCodeCheck } = await loadSource('packages/editorial/samples/check-code.ts');
  const library = Library.open(folder);
  if (!library) return undefined;
  return {
    '/mcp': createMcpHandler({ library, check: createCodeCheck(root), hosts: [...hosts, library.host] }),
    '/find': async ({ url = '', headers, method }, response) => {
      const { searchParams } = new URL(url, 'http://localhost');
      const { status, type, text } = findResponse(library, searchParams, headers.accept);
      const bytes = Buffer.from(text);
      response.writeHead(status, {
        'Content-Type': type,
        'Content-Length': bytes.length,
        'Cache-Control': 'no-cache',
        Vary: 'Accept',
        'X-Robots-Tag': 'noindex',
      });
      response.end(method === 'HEAD' ? undefined : bytes);
    },
  };
}
