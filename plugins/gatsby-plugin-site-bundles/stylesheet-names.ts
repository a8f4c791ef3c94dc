import fs from 'node:fs';
import path from 'node:path';

interface Stats {
  assetsByChunkName: Record<string, string[]>;
}

/**
 * Returns the names of the stylesheets in the browser's bundle, which Gatsby writes before it bundles the HTML
 * renderer. The names are part of the renderer's bundle, so Gatsby renders all pages again if a style has changed.
 * Otherwise pages would keep a link to a stylesheet that no longer exists.
 * @param publicFolder Path of the built site.
 */
export function stylesheetNames(publicFolder: string): string[] {
  const file = path.join(publicFolder, 'webpack.stats.json');
  const { assetsByChunkName } = JSON.parse(fs.readFileSync(file, 'utf8')) as Stats;
  const names = new Set(Object.values(assetsByChunkName).flat());
  return [...names].filter((name) => name.endsWith('.css')).sort();
}
