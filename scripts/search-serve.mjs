import { join } from 'node:path';
import { root } from './root.mjs';
import { loadEngines } from './search/service/engines.mjs';
import { faultsOf } from './search/service/faults.mjs';
import { createSearchService } from './search/service/server.mjs';
import { createAgentAnswers } from './site/agents.mjs';
import { listen } from './site/server.mjs';
import { Failure, main } from './terminal/main.mjs';

const defaultPort = 8108;

/**
 * `npm run search:serve`: a local search service for the site, the indexing job and tests. It can simulate
 * failures: `npm run search:serve -- --slow 3000`, `--status 429`, `--refuse`, `--broken`.
 */
await main(async () => {
  const port = Number(process.env.PORT || defaultPort);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Failure(`PORT=${process.env.PORT} is not a port.`);
  const adminKey = process.env.ALGOLIA_ADMIN_KEY;
  const given = faultsOf(process.argv.slice(2));
  const { server, faults } = createSearchService({
    engines: await loadEngines(root),
    forAgents: createAgentAnswers(
      join(root, 'public'),
      (process.env.MCP_HOSTS ?? '').split(/\s+/).filter(Boolean),
    ),
    ...(adminKey ? { adminKey } : {}),
  });
  for (const fault of given) faults.add(fault);
  const taken = await listen(server, port).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Failure(`Port ${port} is in use. Use another port: PORT=${port + 1} npm run search:serve`);
  });
  process.stdout.write(`The search service is at http://localhost:${taken}  (Ctrl+C stops it)\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
});
