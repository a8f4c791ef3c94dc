import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.mjs';
import { copyProject } from '../../scripts/site/test-sites.mjs';
import { writeSmallSite } from '../support/random-edits';
import { startSiteEnv, startSiteProgram } from '../support/start-site';

/* A site of thirty pages whose builds are started twice and killed at every stage. */

// Inside the project, so that it finds the project's packages.
const site = path.join(root, 'test-results', 'chaos-site');
const page = path.join(site, 'content/docs/page-3.mdx');

interface Start {
  child: ChildProcess;
  /** Number of lines written so far. */
  lines: string[];
  /** The exit code; null after a signal. */
  ended: Promise<number | null>;
}

/**
 * Starts the site as `npm start` does, in a separate process group; `onLine` is called with the number of
 * each line.
 */
function start(onLine: (count: number) => void = () => undefined): Start {
  const child = spawn(process.execPath, [startSiteProgram, site], {
    cwd: site,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: startSiteEnv(site),
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n').filter(Boolean)) onLine(lines.push(line));
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, lines, ended };
}

/** Starts the site and waits until it is built; returns the number of lines written. */
async function startWell(): Promise<string[]> {
  const { lines, ended } = start();
  const code = await ended;
  expect({ code, lines: code === 0 ? [] : lines }).toEqual({ code: 0, lines: [] });
  return lines;
}

/** Returns the site's responses: a digest of each page and its data, except for the page that changes. */
function builtPages(): Record<string, string> {
  const folder = path.join(site, 'public');
  const names = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?:\.html|page-data\.json)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.includes('page-3'))
    .sort();
  const digestOf = (name: string) => {
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    // Webpack's compilation hash differs between an empty cache and a full one; its files do not.
    const bare = text.replace(/(webpackCompilationHash\W+)\w+/g, '$1');
    return createHash('sha1').update(bare).digest('hex');
  };
  return Object.fromEntries(names.map((name) => [name, digestOf(name)]));
}

const shownPage = () => fs.readFileSync(path.join(site, 'public/docs/page-3/index.html'), 'utf8');

function writePage(text: string): void {
  fs.writeFileSync(page, `---\ntitle: Page 3\n---\n\n${text}\n`);
}

let whole: Record<string, string>;
/** Number of lines that a build writes, from an empty cache and from a full one. */
const lengths = { cold: 0, warm: 0 };

beforeAll(async () => {
  for (const name of ['content', 'public', '.cache', '.site-lock', '.site-unfinished'])
    fs.rmSync(path.join(site, name), { recursive: true, force: true });
  copyProject(site);
  writeSmallSite(path.join(site, 'content'), 30);
  lengths.cold = (await startWell()).length;
  writePage('A warm build.');
  lengths.warm = (await startWell()).length;
  whole = builtPages();
  expect(Object.keys(whole).length).toBeGreaterThan(60);
}, 1_800_000);

test('of two starts at once the second waits, says so, and both end well', async () => {
  writePage('Both begin.');
  const starts = [start(), start()];
  expect(await Promise.all(starts.map(({ ended }) => ended))).toEqual([0, 0]);
  const waiting = starts.filter(({ lines }) => lines.some((line) => line.startsWith('Waiting for')));
  expect(waiting).toHaveLength(1);
  const owner = starts.find((each) => !waiting.includes(each));
  expect(waiting[0]?.lines[0]).toContain(`\`npm start\` (process ${owner?.child.pid})`);
  expect(waiting[0]?.lines.at(-1)).toContain('nothing has changed since the last build');
  expect(shownPage()).toContain('Both begin.');
  expect(builtPages()).toEqual(whole);
}, 1_800_000);

test.each(
  Array.from({ length: 10 }, (_, index) => index + 1),
)('a start after a build that was killed at %i of 11 parts gives the whole site', async (part) => {
  writePage(`Killed at ${part}.`);
  const kind = part % 2 === 0 ? 'cold' : 'warm';
  if (kind === 'cold') fs.rmSync(path.join(site, '.cache'), { recursive: true, force: true });
  const at = Math.max(1, Math.floor((lengths[kind] * part) / 11));
  const killed = start((count) => {
    // Kills the whole process group, as in a power failure. Killing only the parent would leave Gatsby
    // running.
    if (count === at) process.kill(-(killed.child.pid ?? 0), 'SIGKILL');
  });
  await killed.ended;
  expect(killed.child.signalCode).toBe('SIGKILL');

  const lines = await startWell();
  expect(lines.join('\n')).toContain('The last build did not finish');
  expect(shownPage()).toContain(`Killed at ${part}.`);
  expect(builtPages()).toEqual(whole);
}, 1_800_000);
