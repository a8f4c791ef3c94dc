import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Encodings that the build writes next to a text file, best first, with their file extensions. */
export const encodings = /** @type {const} */ ([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

/**
 * Returns the file for a path: `/about` and `/about/` are both `about/index.html`.
 * @param {string} folder The built site.
 * @param {string} pathname The path of the URL as it was sent, percent-encoded.
 * @returns {string | undefined} Path below the folder with a leading slash; undefined if there is no file or
 *   it must not be served.
 */
export function findFile(folder, pathname) {
  const path = decodePath(pathname);
  if (path === undefined) return undefined;
  const bare = path.replace(/\/+$/, '');
  const candidates = path.endsWith('/')
    ? [`${bare}/index.html`]
    : [path, `${path}/index.html`, `${path}.html`];
  return candidates.find((candidate) => isFile(join(folder, candidate)));
}

/**
 * Returns whether a file exists. For a path below a file (`/a.png/`) or with too long a name, the file system
 * throws; such a file does not exist.
 * @param {string} file
 */
function isFile(file) {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Decodes a path; rejects paths that could leave the folder or name a hidden file.
 * @param {string} pathname
 * @returns {string | undefined}
 */
function decodePath(pathname) {
  let path;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (!path.startsWith('/') || /[\0\\]/.test(path) || path.length > 1024) return undefined;
  return path.split('/').some((part) => part.startsWith('.')) ? undefined : path;
}

/**
 * @typedef {object} FoundFile
 * @property {string} file Path below the folder with a leading slash.
 * @property {string} digest Digest of its content. ETags are derived from it, so that a rebuild without
 *   changes keeps them.
 * @property {(readonly [string, string])[]} versions The existing ones of `encodings`.
 * @property {(ending: string) => Content | undefined} content Reads the file or, given its ending, a
 *   compressed version, if it is small; cached until the file is looked up again.
 */

/**
 * @typedef {object} Content
 * @property {Buffer} bytes
 * @property {string} modified When the file was written, as an HTTP date.
 */

/**
 * Files up to this many bytes are sent from memory: all pages, data and compressed scripts. Opening, reading
 * and closing a file is most of the work of a response.
 */
const largestInMemory = 256 * 1024;

/**
 * How long a found file is cached, in milliseconds: enough under load, and short enough to show a new build
 * immediately.
 */
const lookupAge = 1000;

/**
 * Creates a function that finds the file for a path, with its digest and its encoded versions.
 * @param {string} folder The built site.
 * @returns {(pathname: string) => FoundFile | undefined}
 */
export function createFinder(folder) {
  /** @type {Map<string, { version: string, digest: string }>} */
  const digests = new Map();
  /** @type {Map<string, FoundFile | undefined>} */
  let found = new Map();
  let until = 0;

  const digestOf = (/** @type {string} */ file) => {
    const { mtimeMs, size } = statSync(file);
    const version = `${mtimeMs} ${size}`;
    const known = digests.get(file);
    if (known?.version === version) return known.digest;
    const digest = createHash('sha1').update(readFileSync(file)).digest('base64url').slice(0, 20);
    digests.set(file, { version, digest });
    return digest;
  };

  return (pathname) => {
    if (Date.now() > until) {
      found = new Map();
      until = Date.now() + lookupAge;
    }
    if (found.has(pathname)) return found.get(pathname);
    const file = findFile(folder, pathname);
    const result = file && {
      file,
      digest: digestOf(join(folder, file)),
      versions: encodings.filter(([, ending]) => existsSync(join(folder, file + ending))),
      content: readOnce(join(folder, file)),
    };
    // Unknown paths are unlimited in number, so they are not cached.
    if (result) found.set(pathname, result);
    return result || undefined;
  };
}

/**
 * @param {string} file
 * @returns {FoundFile['content']}
 */
function readOnce(file) {
  /** @type {Map<string, Content | undefined>} */
  const read = new Map();
  return (ending) => {
    if (!read.has(ending)) read.set(ending, readSmall(file + ending));
    return read.get(ending);
  };
}

/**
 * Reads a small file. Returns undefined for a large one, and for one that is gone or cannot be read.
 * @param {string} file
 * @returns {Content | undefined}
 */
function readSmall(file) {
  try {
    const { size, mtime } = statSync(file);
    if (size > largestInMemory) return undefined;
    return { bytes: readFileSync(file), modified: mtime.toUTCString() };
  } catch {
    return undefined;
  }
}
