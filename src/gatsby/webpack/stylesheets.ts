import fs from 'node:fs';
import path from 'node:path';

interface Stats {
  assetsByChunkName: Record<string, string[]>;
}

/**
 * Names of the stylesheets of the browser's bundle, which is made before that of the pages' HTML. Part of that bundle, they have the
 * pages made anew when a style has changed: Gatsby would leave them as they are, with a stylesheet that is gone. `root` is the
 * project's folder.
 */
export function stylesheetNames(root: string): string[] {
  const file = path.join(root, 'public/webpack.stats.json');
  const { assetsByChunkName } = JSON.parse(fs.readFileSync(file, 'utf8')) as Stats;
  const names = new Set(Object.values(assetsByChunkName).flat());
  return [...names].filter((name) => name.endsWith('.css')).sort();
}
