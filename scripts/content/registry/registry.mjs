import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { atomicWrite } from '../../../packages/content/model/atomic-write.mjs';
import { Failure } from '../../terminal/main.mjs';
import { untar } from './untar.mjs';

/** Files of a package that say what it exports. */
const kept = /^(package\.json|.*\.d\.[cm]?ts)$/;

/**
 * A registry of npm packages that keeps the types of each version that it downloads.
 * @param {string} cache Folder of the downloads.
 * @param {string} [url]
 */
export function createRegistry(cache, url = 'https://registry.npmjs.org') {
  /** @type {Map<string, Promise<Map<string, string>>>} */
  const manifests = new Map();

  /**
   * @param {string} path
   * @returns {Promise<Buffer | undefined>} undefined if there is no such file
   */
  const get = async (path) => {
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(path, { headers: { accept: 'application/vnd.npm.install-v1+json, */*' } });
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      if (response.status === 404) return undefined;
      if (attempt === 4 || response.status < 500)
        throw new Failure(
          `found: ${path} answers with ${response.status}\nfix: Run the command again; it goes on where it stopped.`,
        );
      await new Promise((resolve) => setTimeout(resolve, attempt * 1000));
    }
  };

  /**
   * Returns the address of each released version of a package, from the oldest to the newest; none if the package is not
   * published.
   * @param {string} name
   * @returns {Promise<Map<string, string>>}
   */
  const releases = (name) => {
    const known = manifests.get(name);
    if (known) return known;
    const read = get(`${url}/${name}`).then((text) => {
      /** @type {{ versions: Record<string, { dist: { tarball: string } }> }} */
      const { versions } = JSON.parse(text?.toString() ?? '{"versions":{}}');
      return new Map(
        Object.keys(versions)
          .filter((version) => /^[1-9]\d*\.\d+\.\d+$/.test(version))
          .sort(compareVersions)
          .map((version) => [version, versions[version]?.dist.tarball ?? '']),
      );
    });
    manifests.set(name, read);
    return read;
  };

  return {
    releases,
    /**
     * Returns the manifest and the types of a version, by path.
     * @param {string} name
     * @param {string} version
     * @returns {Promise<Record<string, string>>}
     */
    async types(name, version) {
      const file = join(cache, `${name.replace('/', '+')}@${version}.json.gz`);
      if (existsSync(file)) return JSON.parse(gunzipSync(readFileSync(file)).toString());
      const address = (await releases(name)).get(version);
      const archive = address ? await get(address) : undefined;
      if (!archive) throw new Failure(`found: no ${name}@${version} in ${url}`);
      const files = untar(gunzipSync(archive), (path) => kept.test(path));
      atomicWrite(file, gzipSync(JSON.stringify(files)));
      return files;
    },
  };
}

/**
 * @param {string} a
 * @param {string} b
 */
export function compareVersions(a, b) {
  return a.localeCompare(b, 'en', { numeric: true });
}
