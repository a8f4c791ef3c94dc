import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * @typedef {import('./shots.mjs').Shot} Shot
 * @typedef {Record<string, { inputs: string, picture: string }>} Manifest For each screenshot: a digest of
 *   its inputs, and one of the file.
 */

const project = 'samples/studio-project';
const manifestFile = `${project}/screenshots.json`;
/** Packages that affect the screenshots. */
const packages = ['@remotion/cli', '@remotion/studio', '@remotion/zod-types', 'react', 'remotion', 'zod'];

/** @param {string | Buffer} content */
const digestOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/**
 * The screenshots that are missing, were edited by hand, or have changed inputs.
 * @param {string} root
 * @param {readonly Shot[]} shots
 * @returns {{ file: string, reason: string }[]}
 */
export function outdatedPictures(root, shots) {
  const manifest = readManifest(root);
  const common = commonDigest(root);
  const found = shots.flatMap((shot) => {
    const reason = reasonOf(root, shot, manifest, common);
    return reason ? [{ file: shot.file, reason }] : [];
  });
  const known = new Set(shots.map(({ file }) => file));
  const gone = Object.keys(manifest).filter((file) => !known.has(file));
  return [...found, ...gone.map((file) => ({ file, reason: 'is in the manifest, and no shot makes it' }))];
}

/**
 * @param {string} root
 * @param {Shot} shot
 * @param {Manifest} manifest
 * @param {string} common
 */
function reasonOf(root, shot, manifest, common) {
  const entry = manifest[shot.file];
  const file = join(root, 'content', shot.file);
  if (!entry || !existsSync(file)) return 'was not taken yet';
  if (entry.picture !== digestOf(readFileSync(file))) return 'is not the file that was taken';
  if (entry.inputs !== inputsDigest(shot, common))
    return 'the project, its shot or a package has changed since it was taken';
  return undefined;
}

/**
 * Records that screenshots were taken, and removes entries that no shot produces.
 * @param {string} root
 * @param {readonly Shot[]} taken
 * @param {readonly Shot[]} shots all shots
 */
export function recordPictures(root, taken, shots) {
  const manifest = readManifest(root);
  const common = commonDigest(root);
  for (const shot of taken) {
    const picture = digestOf(readFileSync(join(root, 'content', shot.file)));
    manifest[shot.file] = { inputs: inputsDigest(shot, common), picture };
  }
  const kept = shots.flatMap(({ file }) => (manifest[file] ? [[file, manifest[file]]] : []));
  const sorted = Object.fromEntries(kept.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
  writeFileSync(join(root, manifestFile), `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * @param {string} root
 * @returns {Manifest}
 */
function readManifest(root) {
  const file = join(root, manifestFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * The digest of a screenshot's inputs: the common inputs, and the shot itself.
 * @param {Shot} shot
 * @param {string} common
 */
function inputsDigest({ file, take, ...settings }, common) {
  return digestOf(JSON.stringify([common, settings, String(take)]));
}

/**
 * A digest of the project and the versions of the packages.
 * @param {string} root
 */
function commonDigest(root) {
  const names = readdirSync(join(root, project), { recursive: true, encoding: 'utf8' });
  const files = names
    .map((name) => join(project, name).split(sep).join('/'))
    .filter(
      (file) =>
        !file.includes('/node_modules/') && file !== manifestFile && statSync(join(root, file)).isFile(),
    );
  const contents = files.sort().map((file) => [file, digestOf(readFileSync(join(root, file)))]);
  const lock = JSON.parse(readFileSync(join(root, 'samples/package-lock.json'), 'utf8'));
  const versions = packages.map((name) => [name, lock.packages[`node_modules/${name}`]?.version]);
  return digestOf(JSON.stringify([contents, versions]));
}
