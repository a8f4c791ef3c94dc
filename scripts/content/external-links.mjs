import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Number of concurrent requests, and their timeout in milliseconds. */
const parallel = 8;
const patience = 20_000;

/**
 * @typedef {object} ExternalLink
 * @property {string} url Without the hash.
 * @property {string[]} places Files and lines with the link, as `content/docs/a.mdx:12`.
 */

/**
 * Finds the external links in the content, except in code.
 * @param {string} root The project's folder.
 * @param {string} contentDir
 * @returns {ExternalLink[]}
 */
export function findExternalLinks(root, contentDir) {
  /** @type {Map<string, Set<string>>} */
  const places = new Map();
  const files = readdirSync(contentDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(md|mdx|yaml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    const source = readFileSync(file, 'utf8').replace(/^(`{3,})[\s\S]*?^\1/gm, (code) =>
      code.replace(/[^\n]/g, ''),
    );
    source.split('\n').forEach((line, index) => {
      for (const [address] of line.replace(/`[^`]*`/g, '').matchAll(/https:\/\/[^\s)>"'\]}]+/g)) {
        const url = address.replace(/#.*$/, '').replace(/[.,;:]+$/, '');
        const known = places.get(url) ?? new Set();
        places.set(url, known.add(`${relative(root, file)}:${index + 1}`));
      }
    });
  }
  return [...places].map(([url, found]) => ({ url, places: [...found] }));
}

/**
 * Requests every link. A link is dead if its host does not exist or reports that the page is gone. Statuses
 * that hosts send to bots (403, 429) and temporary errors (5xx) do not prove that the page is gone.
 * @param {readonly ExternalLink[]} links
 * @param {(url: string) => Promise<number>} [ask] Returns the status of the response; throws if there is
 *   none.
 * @returns {Promise<{ link: ExternalLink, found: string }[]>} the dead links
 */
export async function findDeadLinks(links, ask = askStatus) {
  /** @type {{ link: ExternalLink, found: string }[]} */
  const dead = [];
  const queue = [...links];
  const work = async () => {
    for (let link = queue.shift(); link; link = queue.shift()) {
      const found = await fault(link.url, ask);
      if (found) dead.push({ link, found });
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return dead.sort((a, b) => a.link.url.localeCompare(b.link.url));
}

/**
 * @param {string} url
 * @param {(url: string) => Promise<number>} ask
 */
async function fault(url, ask) {
  try {
    const status = await ask(url);
    return status === 404 || status === 410 ? `status ${status}` : undefined;
  } catch (error) {
    const { cause, message } = /** @type {Error & { cause?: { code?: string } }} */ (error);
    return cause?.code === 'ENOTFOUND' ? 'no such host' : timedOut(message) ? undefined : message;
  }
}

/** @param {string} message */
function timedOut(message) {
  return /timeout|aborted/i.test(message);
}

/** @param {string} url */
async function askStatus(url) {
  // Some hosts answer HEAD with an error, so this requests the page without reading it.
  const response = await fetch(url, {
    signal: AbortSignal.timeout(patience),
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; link check of a documentation site)' },
  });
  await response.body?.cancel();
  return response.status;
}
