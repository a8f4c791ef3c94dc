import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

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
function findFile(folder, pathname) {
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

/** Files of a build that configure servers. They are not pages. */
const configuration = /^\/_(?:headers|redirects|nginx[\w-]*\.conf)(?:\.br|\.gz)?$/;

/**
 * Decodes a path and merges its repeated slashes, so that a file has the same name however it is requested. Rejects
 * paths that could leave the folder, or that name a hidden file (except `.well-known`) or a server's configuration.
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
  const short = path.replace(/\/+/g, '/');
  if (configuration.test(short)) return undefined;
  return short
    .replace(/^\/\.well-known\//, '/')
    .split('/')
    .some((part) => part.startsWith('.'))
    ? undefined
    : short;
}

/**
 * @typedef {object} FoundFile
 * @property {string} file Path below the folder with a leading slash.
 * @property {string} digest Digest of its content. ETags are derived from it, so that a rebuild without
 *   changes keeps them. A large file has a digest of its size and time instead.
 * @property {(readonly [string, string])[]} versions The existing ones of `encodings` that belong to this state of
 *   the file.
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
 * Larger files are not read for their digest, in bytes: reading one blocks all other responses.
 */
const largestDigested = 8 * 1024 * 1024;

/**
 * How long a found file is cached, in milliseconds: enough under load, and short enough to show a new build
 * immediately.
 */
const lookupAge = 1000;

/** Maximum number of cached paths. A path has unlimited spellings, and each counts as one. */
const mostPaths = 5000;

/**
 * Creates a function that finds the file for a path, with its digest and its encoded versions. Files outside of the
 * folder, which a link can lead to, do not exist.
 * @param {string} folder The built site.
 * @returns {(pathname: string) => FoundFile | undefined}
 */
export function createFinder(folder) {
  /** @type {Map<string, { version: string, digest: string }>} */
  const digests = new Map();
  /** The files by requested path. @type {Map<string, string>} */
  let paths = new Map();
  /** @type {Map<string, FoundFile>} */
  let found = new Map();
  let until = 0;

  const digestOf = (/** @type {string} */ file, /** @type {import('node:fs').Stats} */ { mtimeMs, size }) => {
    const version = `${mtimeMs} ${size}`;
    const known = digests.get(file);
    if (known?.version === version) return known.digest;
    const source = size > largestDigested ? version : readFileSync(file);
    const digest = createHash('sha1').update(source).digest('base64url').slice(0, 20);
    digests.set(file, { version, digest });
    return digest;
  };

  const look = (/** @type {string} */ file) => {
    const path = join(folder, file);
    if (!isInside(folder, path)) return undefined;
    const digest = digestOf(path, statSync(path));
    // Not the state from before: a build may have replaced the file since.
    const stats = statSync(path);
    return {
      file,
      digest,
      versions: encodings.filter(([, ending]) => belongsTo(path + ending, stats)),
      content: readOnce(path),
    };
  };

  return (pathname) => {
    if (Date.now() > until || paths.size > mostPaths) {
      paths = new Map();
      found = new Map();
      until = Date.now() + lookupAge;
    }
    const file = paths.get(pathname) ?? findFile(folder, pathname);
    // Unknown paths are unlimited in number, so they are not cached.
    if (!file) return undefined;
    paths.set(pathname, file);
    const known = found.get(file) ?? look(file);
    if (known) found.set(file, known);
    return known;
  };
}

/**
 * Returns whether a file is in a folder, also after all links are followed.
 * @param {string} folder
 * @param {string} file
 */
function isInside(folder, file) {
  return realpathSync(file).startsWith(realpathSync(folder) + sep);
}

/**
 * Returns whether a compressed version belongs to this state of its file: the build gives it the same time. While a
 * build replaces files, the version of an older state may still be there.
 * @param {string} version
 * @param {import('node:fs').Stats} source
 */
function belongsTo(version, source) {
  const stats = statSync(version, { throwIfNoEntry: false });
  return stats !== undefined && Math.abs(stats.mtimeMs - source.mtimeMs) < 2;
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
