import { join } from 'node:path';
import { root } from './root.mjs';
import { loadEngines } from './search/service/engines.mjs';
import { createSearchService } from './search/service/server.mjs';
import { createAgentAnswers, mcpHosts } from './site/agents.mjs';
import { portInUse, readPort } from './site/serve.mjs';
import { listen } from './site/server.mjs';
import { main } from './terminal/main.mjs';

const defaultPort = 8108;

/** `npm run search:serve`: a local search service for the site and the indexing job. */
await main(async () => {
  const port = readPort(process.env, defaultPort);
  const adminKey = process.env.ALGOLIA_ADMIN_KEY;
  const { server } = createSearchService({
    engines: await loadEngines(root),
    forAgents: createAgentAnswers(join(root, 'public'), mcpHosts(process.env)),
    ...(adminKey ? { adminKey } : {}),
  });
  const taken = await listen(server, port).catch((error) => {
    throw error.code === 'EADDRINUSE' ? portInUse(port, 'npm run search:serve') : error;
  });
  process.stdout.write(`The search service is at http://localhost:${taken}  (Ctrl+C stops it)\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
});
