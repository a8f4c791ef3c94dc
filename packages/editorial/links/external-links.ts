import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Number of concurrent requests, and their timeout in milliseconds. */
const parallel = 8;
const patience = 20_000;

export interface ExternalLink {
  /** Without the hash. */
  url: string;
  /** Files and lines with the link, as `content/docs/a.mdx:12`. */
  places: string[];
}

/**
 * Finds the external links in the content, except in code.
 * @param root The project's folder.
 */
export function findExternalLinks(root: string, contentDir: string): ExternalLink[] {
  const places = new Map<string, Set<string>>();
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
 * @param ask Returns the status of the response; throws if there is
 *   none.
 * @returns the dead links
 */
export async function findDeadLinks(
  links: readonly ExternalLink[],
  ask: (url: string) => Promise<number> = askStatus,
): Promise<{ link: ExternalLink; found: string }[]> {
  const dead: { link: ExternalLink; found: string }[] = [];
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

async function fault(url: string, ask: (url: string) => Promise<number>) {
  try {
    const status = await ask(url);
    return status === 404 || status === 410 ? `status ${status}` : undefined;
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return cause?.code === 'ENOTFOUND' ? 'no such host' : timedOut(message) ? undefined : message;
  }
}

function timedOut(message: string) {
  return /timeout|aborted/i.test(message);
}

async function askStatus(url: string) {
  // Some hosts answer HEAD with an error, so this requests the page without reading it.
  const response = await fetch(url, {
    signal: AbortSignal.timeout(patience),
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; link check of a documentation site)' },
  });
  await response.body?.cancel();
  return response.status;
}
