import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadSource } from '../load-source.mjs';
import { root } from '../root.mjs';
import { Failure } from '../terminal/main.mjs';
import { run } from '../terminal/run.mjs';

/**
 * Reads a version of the toolkit. Installs its packages below `node_modules/.cache` if they are missing.
 * Needs the network.
 * @param {string} version as in 4.0.357
 * @param {(text: string) => void} say
 * @returns {Promise<import('../../packages/editorial/index').Toolkit>}
 * @throws {Failure} if there is no such version
 */
export async function readVersion(version, say) {
  const samples = JSON.parse(readFileSync(join(root, 'samples/package.json'), 'utf8')).dependencies;
  const names = Object.keys(samples).filter((name) => name === 'remotion' || name.startsWith('@remotion/'));
  const folder = join(root, 'node_modules/.cache/toolkit', version);
  if (!existsSync(folder)) await install(folder, version, names, samples, say);
  say(`reading the types of ${version}`);
  const { readPackages } = await import(pathToFileURL(join(root, 'samples/api/read.mjs')).href);
  /** @type {typeof import('../../packages/editorial/index')} */
  const { readCli, readMessages } = await loadSource('packages/editorial/index.ts');
  const present = names.filter((name) => existsSync(join(folder, 'node_modules', name)));
  return {
    api: readPackages(folder, present),
    cli: readCli(join(folder, 'node_modules/@remotion')),
    messages: readMessages(join(folder, 'node_modules')),
  };
}

/**
 * @param {string} folder
 * @param {string} version
 * @param {readonly string[]} names
 * @param {Record<string, string>} samples Versions of the packages of `samples/`.
 * @param {(text: string) => void} say
 */
async function install(folder, version, names, samples, say) {
  const manifest = {
    private: true,
    dependencies: { remotion: version, react: samples.react, 'react-dom': samples['react-dom'] },
    // Not every package has this version: newer packages have no older versions. npm skips those.
    optionalDependencies: Object.fromEntries(
      names.filter((name) => name !== 'remotion').map((name) => [name, `<=${version}`]),
    ),
  };
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  writeFileSync(join(making, 'package.json'), JSON.stringify(manifest, null, 2));
  say(`installing ${version}`);
  try {
    await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'], {
      cwd: making,
    });
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (/ETARGET[\s\S]*remotion@/.test(String(/** @type {{ output?: string }} */ (error).output)))
      throw new Failure(`The registry has no remotion ${version}. See npm view remotion versions.`);
    throw error;
  }
}
