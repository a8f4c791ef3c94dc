import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadSource } from '../load-source.mjs';
import { root, tool } from '../root.mjs';
import { CommandError, run } from '../terminal/run.mjs';

/** The packages that projects are built with. */
const packages = join(root, 'samples/node_modules');

/**
 * Builds the project that readers download, with the packages of `samples/`: unzips and type-checks it, and bundles
 * it as the Studio does, or as an app.
 * @param {{ code: string, options: import('../../packages/content/shared/live-options').LiveOptions }} sample
 * @returns {Promise<string>} what went wrong; empty if nothing did
 */
export async function buildProject(sample) {
  const parent = mkdtempSync(join(tmpdir(), 'project-'));
  try {
    const folder = await unzipProject(sample, parent);
    const problem = missingDependency(folder);
    if (problem) return problem;
    symlinkSync(packages, join(folder, 'node_modules'));
    const node = (/** @type {string[]} */ ...args) => run(process.execPath, args, { cwd: folder });
    await node(tool('typescript/bin/tsc'), '-p', '.');
    const isApp = readFileSync(join(folder, 'package.json'), 'utf8').includes('"vite"');
    // Vite is not one of the packages. It uses esbuild, too.
    if (isApp) await bundleApp(folder);
    else await node(join(packages, '@remotion/cli/remotion-cli.js'), 'bundle');
    return '';
  } catch (error) {
    if (error instanceof CommandError) return error.output;
    throw error;
  } finally {
    rmSync(parent, { recursive: true });
  }
}

/**
 * Writes the zip file of a project as readers get it, and unpacks it.
 * @param {Parameters<typeof buildProject>[0]} sample
 * @param {string} parent
 * @returns {Promise<string>} the folder of the project
 */
async function unzipProject({ code, options }, parent) {
  const { unzipSync } = await import('fflate');
  /** @type {typeof import('../../packages/live-samples/project/project-files')} */
  const { projectFiles } = await loadSource('packages/live-samples/project/project-files.ts');
  /** @type {typeof import('../../packages/live-samples/project/zip-project')} */
  const { projectFolder, zipProject } = await loadSource('packages/live-samples/project/zip-project.ts');
  /** @type {typeof import('../../packages/content/shared/sample-files')} */
  const { splitFiles } = await loadSource('packages/content/shared/sample-files.ts');
  const liveSamples = join(root, 'packages/live-samples');
  const project = projectFiles({
    files: splitFiles(code),
    options,
    url: 'https://www.remotion.dev/learn',
    versions: readPackage(liveSamples).dependencies,
  });
  const zip = await zipProject(project, async (name) => readFileSync(join(liveSamples, 'files', name)));
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    if (name.endsWith('/')) continue;
    mkdirSync(dirname(join(parent, name)), { recursive: true });
    writeFileSync(join(parent, name), bytes);
  }
  return join(parent, projectFolder);
}

/**
 * Returns a sentence about the first dependency that is not among the packages in this version, or an empty text.
 * @param {string} folder
 */
function missingDependency(folder) {
  for (const [name, version] of Object.entries(readPackage(folder).dependencies)) {
    const found = readPackage(join(packages, name)).version;
    if (found !== version) return `It needs ${name} ${version}, and samples/ has ${found}.`;
  }
  return '';
}

/** @param {string} folder */
async function bundleApp(folder) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: folder,
    entryPoints: ['src/main.tsx'],
    outdir: 'dist',
    bundle: true,
    jsx: 'automatic',
    logLevel: 'silent',
  });
}

/**
 * @param {string} folder
 * @returns {{ version: string, dependencies: Record<string, string> }}
 */
const readPackage = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
