import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { Library } from './library';
import { createMcpServer } from './mcp-server';

// The entry of a packed copy of the documentation, which is bundled into its folder.
const library = Library.open(path.dirname(fileURLToPath(import.meta.url)));
if (!library) throw new Error('The search index of the documentation is missing. Unpack the whole archive.');
await createMcpServer({ library }).connect(new StdioServerTransport());
