import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadSource } from '../load-source.mjs';
import { root, tool } from '../root.mjs';
import { CommandError, run } from '../terminal/run.mjs';

/**
 * Builds the project that readers download, with the packages of `samples/`: type-checks it and, if it opens in the
 * Studio, bundles it as the Studio does.
 * @param {{ code: string, options: import('../../packages/content/shared/live-options').LiveOptions }} sample
 * @returns {Promise<string>} what went wrong; empty if nothing did
 */
export async function buildProject({ code, options }) {
  /** @type {typeof import('../../packages/live-samples/project/project-files')} */
  const { projectFiles } = await loadSource('packages/live-samples/project/project-files.ts');
  /** @type {typeof import('../../packages/content/shared/sample-files')} */
  const { splitFiles } = await loadSource('packages/content/shared/sample-files.ts');
  const { texts } = projectFiles({
    files: splitFiles(code),
    options,
    url: 'https://www.remotion.dev/learn',
    versions: { remotion: '4.0.357' },
  });
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  const packages = join(root, 'samples/node_modules');
  symlinkSync(packages, join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const node = (/** @type {string[]} */ ...args) => run(process.execPath, args, { cwd: folder });
  try {
    await node(tool('typescript/bin/tsc'), '-p', '.');
    if ('src/index.ts' in texts) await node(join(packages, '@remotion/cli/remotion-cli.js'), 'bundle');
    return '';
  } catch (error) {
    if (error instanceof CommandError) return error.output;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
