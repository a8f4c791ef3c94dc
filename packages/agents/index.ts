export { describeFindings, describeSearch, findResponse } from './find-response';
export { createMcpHandler } from './http';
export { Library } from './library';
export { createMcpServer } from './mcp-server';
