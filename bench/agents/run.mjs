import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from '../../scripts/load-source.mjs';
import { root } from '../../scripts/root.mjs';
import { median } from '../numbers.mjs';
import { table } from '../table.mjs';

/** @type {typeof import('./agent')} */
const { choose, findPages, rank } = await loadSource('bench/agents/agent.ts');

/** @typedef {{ task: string, pages: string[], uses: string[], avoids: string[] }} Task */
/**
 * Reads until `read` throws. A text may include a passage of a page.
 * @typedef {(task: string, read: (file: string, text?: string, included?: { path: string, text: string }) => string) => void} Way
 */

const folder = join(root, 'public');
/** An agent gives up after this many fetches. */
const mostFetches = 6;

/** Thrown when an agent has reached the page, or gives up. */
class End extends Error {}

/** @type {(start: string) => Way} Follows the two best links of an index, and of those that they lead to. */
const follow = (start) => (task, read) => {
  for (const file of rank(read(start), task).slice(0, 2))
    for (const next of rank(read(file), task).slice(0, 2)) read(next);
};

/** @type {(agents: any) => Record<string, Way>} */
const ways = ({ Library, describeFindings, describeSearch }) => {
  const library = Library.open(folder);
  const counts = countWords();
  return {
    HTML: follow('/docs/index.html'),
    'llms.txt by section': follow('/llms.txt'),
    '/find': (task, read) => {
      /** @type {Record<string, string>} */
      const known = {};
      const readOnce = (/** @type {string} */ file) => {
        known[file] ??= read(file);
        return known[file];
      };
      for (const most of [1, 2])
        for (const path of findPages(task, readOnce, { counts, most }).slice(0, 2)) readOnce(`${path}.md`);
    },
    MCP: (task, read) => {
      const findings = library.search(task);
      const text = describeSearch(library, task, findings);
      const list = describeFindings(task, findings);
      const path = (findings[0]?.path ?? '').replace(/(?<=.)\/$/, '');
      read('search', text, { path, text: text.slice(list.length) });
      for (const file of choose(list, task)) if (file !== `${path}.md`) read(file);
      read(`${path}.md`);
    },
  };
};

/** How often the documentation has each word, which agents know from experience. */
function countWords() {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const whole = readFileSync(join(folder, 'llms-full.txt'), 'utf8').toLowerCase();
  for (const [word] of whole.matchAll(/[a-z0-9]+/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * `npm run bench -- agents`: counts what an agent reads until it reaches a page that answers, and writes the results to
 * bench/results/agents.md.
 */
export async function measure() {
  const tasks = readTasks();
  const rows = Object.entries(ways(await loadSource('packages/agents/index.ts'))).map(([name, way]) => ({
    name,
    all: tasks.map((task) => attempt(task, way)),
  }));
  /** @typedef {typeof rows[number]['all']} Attempts */
  const within = (
    /** @type {Attempts} */ all,
    /** @type {number} */ fetches,
    /** @type {number} */ characters,
  ) => all.filter((one) => one.isReached && one.fetches <= fetches && one.characters <= characters).length;
  const text = `# What agents read

How many of the ${tasks.length} tasks in \`bench/agents/tasks.jsonl\` reach a page that answers. A fixed script follows links as an agent would,
by the words that they share with the task. It knows no synonyms, so it is worse than a language model. Made by \`npm run bench -- agents\`.

${table(rows, [
  ['way', ({ name }) => name],
  ['2 fetches, 30,000 characters', ({ all }) => within(all, 2, 30_000)],
  ['3 and 60,000', ({ all }) => within(all, 3, 60_000)],
  [`${mostFetches} fetches`, ({ all }) => all.filter(({ isReached }) => isReached).length],
  ['fetches, median', ({ all }) => median(all.map(({ fetches }) => fetches))],
  ['characters, median', ({ all }) => median(all.map(({ characters }) => characters))],
])}
`;
  writeFileSync(join(root, 'bench/results/agents.md'), text);
  return {};
}

/**
 * @param {Task} task
 * @param {Way} way
 */
function attempt({ task, pages, uses }, way) {
  const reading = { fetches: 0, characters: 0, isReached: false };
  const seen = new Set();
  try {
    way(task, (file, text, included) => {
      if (seen.has(file)) return '';
      if (reading.fetches === mostFetches) throw new End();
      seen.add(file);
      const path = join(folder, file);
      const read = text ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
      reading.fetches += 1;
      reading.characters += read.length;
      reading.isReached = pages.some((page) => [`${page}.md`, `${page}/index.html`].includes(file));
      // A passage answers if it has all that a solution needs.
      const passage = included && pages.includes(included.path) ? included.text.toLowerCase() : '';
      if (passage && uses.every((name) => passage.includes(name.toLowerCase()))) reading.isReached = true;
      if (reading.isReached) throw new End();
      return read;
    });
  } catch (error) {
    if (!(error instanceof End)) throw error;
  }
  return reading;
}

/**
 * Reads the tasks.
 * @returns {Task[]}
 * @throws {Error} if a page that shall answer does not mention what a solution needs
 */
function readTasks() {
  const lines = readFileSync(join(root, 'bench/agents/tasks.jsonl'), 'utf8').trim().split('\n');
  const tasks = lines.map((line) => /** @type {Task} */ (JSON.parse(line)));
  for (const { task, pages, uses } of tasks)
    for (const page of pages) {
      const text = readFileSync(join(folder, `${page}.md`), 'utf8').toLowerCase();
      const lacking = uses.find((name) => !text.includes(name.toLowerCase()));
      if (lacking) throw new Error(`${page} shall answer “${task}”, but does not mention ${lacking}.`);
    }
  return tasks;
}
