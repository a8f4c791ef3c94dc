import { cpSync, existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.mjs';
import { type DevServer, startDevServer } from '../../scripts/site/dev-server.mjs';
import { copyProject } from '../../scripts/site/test-sites.mjs';

/** A development server for a copy of this project with a copy of content. */
export interface DevSite extends DevServer {
  /** Absolute path of its content folder, which tests may change. */
  contentDir: string;
}

/**
 * Starts the server in a separate folder, because the other tests use this project's `public`. No page is
 * compiled yet. `docs` are more docs, by their names; `content` is the folder whose copy the site shows.
 */
export async function startDevSite(
  docs: Record<string, string> = {},
  content = join(root, 'e2e/fixtures/content'),
): Promise<DevSite> {
  const folder = join(root, 'test-results', 'dev-site');
  const contentDir = join(folder, 'content');
  copyProject(folder);
  rmSync(contentDir, { recursive: true, force: true });
  cpSync(content, contentDir, { recursive: true });
  // What the checks compare pages with.
  for (const name of readdirSync(join(root, 'samples')).filter((entry) => entry.endsWith('.json')))
    cpSync(join(root, 'samples', name), join(folder, 'samples', name));
  const packages = join(folder, 'samples/node_modules');
  if (existsSync(join(root, 'samples/node_modules')) && !existsSync(packages))
    symlinkSync(join(root, 'samples/node_modules'), packages);
  for (const [name, text] of Object.entries(docs)) writeFileSync(join(contentDir, 'docs', name), text);
  rmSync(join(folder, 'node_modules/.cache/content-trees'), { recursive: true, force: true });
  return { ...(await startDevServer(folder, contentDir)), contentDir };
}
