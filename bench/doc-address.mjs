import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { root } from '../scripts/root.mjs';

/**
 * The site's own rule for ids and routes of docs (`packages/content/model/sets/docs/route.ts`), bundled to run
 * here.
 * @returns {Promise<(relativePath: string, frontmatter: { id?: string, slug?: string }) =>
 *   { docId: string, route: string }>}
 */
export async function loadDocAddress() {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, 'packages/content/model/sets/docs/route.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)).docAddress;
}
