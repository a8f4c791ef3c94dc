import fs from 'node:fs';
import path from 'node:path';

interface Stats {
  assetsByChunkName: Record<string, string[]>;
}

/**
 * Returns the names of the stylesheets in the browser's bundle, which webpack writes before it bundles the HTML renderer. As a part of
 * the renderer they make Gatsby render all pages again when a style has changed. Otherwise pages would keep a link to a stylesheet that
 * no longer exists. `root` is the project's folder.
 */
export function stylesheetNames(root: string): string[] {
  const file = path.join(root, 'public/webpack.stats.json');
  const { assetsByChunkName } = JSON.parse(fs.readFileSync(file, 'utf8')) as Stats;
  const names = new Set(Object.values(assetsByChunkName).flat());
  return [...names].filter((name) => name.endsWith('.css')).sort();
}
