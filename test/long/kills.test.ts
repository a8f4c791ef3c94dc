import fs from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../scripts/root.mjs';
import { readManifest } from '../../scripts/search/built-index.mjs';
import { createSiteServer, freePort, listen } from '../../scripts/site/server.mjs';
import { copyProject } from '../../scripts/site/test-sites.mjs';
import { randomOf } from '../support/fuzz';
import { writeSmallSite } from '../support/random-edits';
import { type RunningService, startService } from '../support/search-service';
import { orphansIn, processesIn, type SiteProcess, startScript, written } from '../support/site-process';
import { startSiteEnv } from '../support/start-site';

/*
 * Commands on a site of thirty pages, killed at random moments: the command alone, one of the processes that it has
 * started, or all of them. The next command works without help, and no process stays.
 */

// Inside the project, so that it finds the packages of the project.
const site = path.join(root, 'test-results', 'kills-site');
const page = path.join(site, 'content/docs/page-3.mdx');

/** The commands, with what those that do not end write when they are done. */
const commands = {
  start: { script: 'start.mjs', done: 'The site is at' },
  build: { script: 'build.mjs', done: '' },
  dev: { script: 'dev.mjs', done: 'You can now view' },
  index: { script: 'index-search.mjs', done: '' },
  test: { script: 'test.mjs', done: '' },
};
type Command = keyof typeof commands;

const victims = ['command', 'child', 'group'] as const;

/** Longest time of a command, in seconds; after it, the command counts as endless. */
const patience = 600;

/** `KILLS_SEED=31 KILLS=100 npm run test:long -- kills` runs a hundred other rounds. */
const first = Number(process.env.KILLS_SEED ?? 1);
const count = Number(process.env.KILLS ?? 30);

/** How long the last whole build took: killing moments follow from it, so that they do not depend on the machine. */
let milliseconds = 0;

/** Number of records of the site's search index. */
let records = 0;

let service: RunningService;
let server: Server;
let origin: string;

beforeAll(async () => {
  copyProject(site);
  linkPackages();
  writeSmallSite(path.join(site, 'content'), 30);
  service = await startService({ adminKey: 'admin' });
  await runWell('start');
  records = readManifest(site)?.records ?? 0;
  server = await createSiteServer({ folder: path.join(site, 'public') });
  origin = `http://127.0.0.1:${await listen(server, 0)}`;
}, 1_800_000);

afterAll(async () => {
  server?.close();
  server?.closeAllConnections();
  await service?.stop();
});

interface Round {
  seed: number;
  command: Command;
  victim: (typeof victims)[number];
  /** When the victim is killed, in percent of the time of the last whole build. */
  percent: number;
  isCold: boolean;
  next: Command;
  /** Picks the process that is killed, if it is a child. */
  random: () => number;
}

function roundOf(seed: number): Round {
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const command = pick(Object.keys(commands) as Command[]);
  const percent = Math.round(random() * 120);
  const next = random() < 0.5 || command === 'test' ? 'start' : command;
  return { seed, command, victim: pick(victims), percent, isCold: random() < 0.2, next, random };
}

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux.each(Array.from({ length: count }, (_, index) => roundOf(first + index)))(
  '$seed: $command, the $victim killed at $percent %, then $next',
  async (round) => {
    const { seed, command, victim, percent, random } = round;
    fs.writeFileSync(page, `---\ntitle: Page 3\n---\n\nText of round ${seed}.\n`);
    if (round.isCold) fs.rmSync(path.join(site, '.cache'), { recursive: true, force: true });
    const killed = await begin(command);
    await Promise.race([killed.ended, wait((milliseconds * percent) / 100, undefined, { ref: false })]);
    if (victim === 'group') signal(-killed.pid, 'SIGKILL');
    else if (victim === 'command') signal(killed.pid, 'SIGKILL');
    else {
      const children = [...processesIn(site).keys()].filter((pid) => pid !== killed.pid);
      signal(children[Math.floor(random() * children.length)], 'SIGKILL');
    }
    expect(await faultsOf(origin)).toEqual([]);
    // The live index has none of the records before the first job, and all of them from then on.
    expect([0, records]).toContain(liveRecords());

    // A command that has lost one of its processes ends by itself, or goes on and is stopped here.
    if (victim === 'child') {
      await Promise.race([killed.ended, wait(20_000, undefined, { ref: false })]);
      signal(killed.pid, 'SIGTERM');
    }
    await killed.ended;

    await runWell(round.next, `Text of round ${seed}.`);
    expect(await orphansIn(site, 20)).toEqual([]);
  },
  1_800_000,
);

/** Returns the number of records in the live index. */
function liveRecords(): number {
  return service.store.list().find(({ name }) => name === 'remotion')?.entries ?? 0;
}

/** Starts a command of the site. */
async function begin(command: Command): Promise<SiteProcess & { port: number }> {
  const port = await freePort();
  const env: NodeJS.ProcessEnv = { ...startSiteEnv(site), PORT: String(port) };
  if (command === 'dev') Object.assign(env, { CI: '', NODE_ENV: 'development' });
  if (command === 'index')
    Object.assign(env, { ALGOLIA_APP_ID: 'app', ALGOLIA_ADMIN_KEY: 'admin', ALGOLIA_HOST: service.origin });
  return { ...startScript(site, commands[command].script, env), port };
}

/** Runs a command until it is done, checks that its pages are whole and contain the text, and stops it. */
async function runWell(command: Command, text = ''): Promise<void> {
  const begun = performance.now();
  const running = await begin(command);
  const { done } = commands[command];
  if (!done) {
    const code = await Promise.race([running.ended, wait(patience * 1000, 'no end', { ref: false })]);
    if (code !== 0) throw new Error(`${command} ended with ${code}:\n${running.output().slice(-4000)}`);
  }
  await written(running, done, patience);
  milliseconds = performance.now() - begun;
  const own = done ? `http://127.0.0.1:${running.port}` : origin;
  const data = await (await fetch(`${own}/page-data/docs/page-3/page-data.json`)).text();
  if (!data.includes(text)) throw new Error(`${command} shows an old page 3: ${data.slice(0, 1000)}`);
  if (command !== 'dev') expect(await faultsOf(own)).toEqual([]);
  signal(running.pid, 'SIGTERM');
  await running.ended;
}

/** Returns what is wrong with pages of a server: those that are cut, or whose styles or data are missing or cut. */
async function faultsOf(from: string): Promise<string[]> {
  const faults: string[] = [];
  const files = new Set<string>();
  for (const url of ['/', '/docs/', '/docs/page-3', '/docs/guides/page-4', '/blog', '/about']) {
    const answer = await fetch(from + url);
    const html = await answer.text();
    // Before the first build, and while one replaces the folder, a page may be missing. It is never cut.
    if (!answer.ok) continue;
    if (!html.trimEnd().endsWith('</html>')) faults.push(`${url} is cut: ${html.slice(-200)}`);
    for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/[^"/][^"]*\.(?:js|css|woff2))"/g))
      files.add(file);
    files.add(path.posix.join('/page-data', url === '/' ? 'index' : url, 'page-data.json'));
  }
  for (const file of files) {
    const answer = await fetch(from + file);
    const text = await answer.text();
    if (!answer.ok) faults.push(`${file} answers ${answer.status}`);
    else if (file.endsWith('.json') && !text.endsWith('}'))
      faults.push(`${file} is cut: ${text.slice(-200)}`);
  }
  return faults;
}

/** Gives the site links to the packages of this project, and caches of its own. */
function linkPackages(): void {
  const link = (target: string, name: string) => {
    fs.mkdirSync(path.dirname(name), { recursive: true });
    fs.rmSync(name, { recursive: true, force: true });
    fs.symlinkSync(target, name);
  };
  const packages = path.join(root, 'node_modules');
  for (const name of fs.readdirSync(packages).filter((entry) => entry !== '.cache' && entry !== '@docs'))
    link(path.join(packages, name), path.join(site, 'node_modules', name));
  for (const name of fs.readdirSync(path.join(packages, '@docs')))
    link(path.join(site, 'packages', name), path.join(site, 'node_modules/@docs', name));
}

function signal(pid: number | undefined, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(pid, name);
  } catch {
    // It has ended.
  }
}
