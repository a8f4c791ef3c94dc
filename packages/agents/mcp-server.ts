import { markdownFile } from '@docs/content/shared';
import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { describeSearch } from './find-response';
import { kinds, type Library, longestAnswer } from './library';

/** Type-checks code. Returns one diagnostic per line, or an empty string if there are none. */
export type CheckCode = (code: string, signal: AbortSignal) => Promise<string>;

export interface McpOptions {
  library: Library;
  /** Absent if the packages to check against are not installed. */
  check?: CheckCode | undefined;
}

/** Maximum number of characters of code to check. */
const longestCode = 20_000;
/** How long a tool may take, in milliseconds. */
const timeLimit = 30_000;
const readOnly = { readOnlyHint: true, openWorldHint: false };
const scheme = 'docs:/';

/** Creates a server with the documentation's tools and resources. It keeps nothing between requests. */
export function createMcpServer({ library, check }: McpOptions): McpServer {
  const server = new McpServer(
    { name: 'remotion-docs', version: '1.0.0' },
    { instructions: 'Search first, then read the best page or only the section that was found.' },
  );
  const query = z.string().min(1).max(300);
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description:
        'Finds pages and sections by a question, a name or an error message, best first. Includes the text of the first one.',
      inputSchema: {
        query: query.describe('A question, an API name or a pasted error'),
        kind: z
          .string()
          .max(40)
          .optional()
          .describe(`Limits the search to one of: ${kinds.join(', ')}`),
        limit: z.number().int().min(1).max(20).optional().describe('Number of results, 8 if omitted'),
      },
      annotations: readOnly,
    },
    ({ query: asked, kind, limit }) =>
      answer(() => {
        if (kind && !kinds.includes(kind))
          throw new Error(`There is no kind “${kind}”. Kinds: ${kinds.join(', ')}`);
        const findings = library.search(asked, { kind, ...(limit ? { limit } : {}) });
        return describeSearch(library, asked, findings);
      }),
  );
  server.registerTool(
    'read',
    {
      title: 'Read a page',
      description: 'Returns a page of the documentation as Markdown, or one of its sections.',
      inputSchema: {
        page: query.describe('The address or the path, such as /docs/spring'),
        section: query.optional().describe('The heading of a section'),
        from: z.number().int().min(1).optional().describe('The line to start at, if the page is long'),
      },
      annotations: readOnly,
    },
    ({ page, section, from }) =>
      answer(() => {
        const { text, next } = library.read(page, { section, ...(from ? { from } : {}) });
        return next ? `${text}\n\n(The page continues: read it from line ${next}.)` : text;
      }),
  );
  server.registerTool(
    'api',
    {
      title: 'Look up an API',
      description:
        'Returns the signature and the options of an export, the version that added it, and where it is used.',
      inputSchema: { name: query.describe('The name, such as spring, <Player> or renderMediaOnLambda()') },
      annotations: readOnly,
    },
    ({ name }) =>
      answer(() => {
        const entries = library.api(name);
        if (entries.length === 0)
          throw new Error(`No package exports “${name}”. Use search to find it by what it does.`);
        return JSON.stringify(entries.length === 1 ? entries[0] : entries).slice(0, longestAnswer);
      }),
  );
  if (check) {
    server.registerTool(
      'check',
      {
        title: 'Type-check code',
        description: 'Type-checks a TypeScript or TSX file against the documented versions of the packages.',
        inputSchema: { code: z.string().min(1).max(longestCode).describe('The content of one file') },
        annotations: readOnly,
      },
      ({ code }, { signal }) =>
        answer(async () => (await check(code, signal)) || 'The code has no type errors.'),
    );
  }
  registerPages(server, library);
  return server;
}

/** Offers every page as a resource: `docs://docs/spring.md`. */
function registerPages(server: McpServer, library: Library): void {
  const list = () => ({
    resources: [...library.pages].map(([route, title]) => ({
      uri: scheme + markdownFile(route),
      name: title,
      mimeType: 'text/markdown',
    })),
  });
  server.registerResource(
    'page',
    new ResourceTemplate(`${scheme}/{+path}`, { list }),
    { title: 'Pages', description: 'Pages of the documentation', mimeType: 'text/markdown' },
    (uri, { path }) => {
      const { text } = library.read(String(path));
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text }] };
    },
  );
}

/** Runs a tool within the time limit. An error becomes a result that tells the model how to continue. */
async function answer(run: () => string | Promise<string>): Promise<CallToolResult> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('This took too long. Try again with less.')), timeLimit);
  });
  try {
    return { content: [{ type: 'text', text: await Promise.race([run(), late]) }] };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { content: [{ type: 'text', text }], isError: true };
  } finally {
    clearTimeout(timer);
  }
}
