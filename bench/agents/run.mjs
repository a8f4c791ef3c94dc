import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from '../../scripts/load-source.mjs';
import { root } from '../../scripts/root.mjs';
import { table } from '../table.mjs';
import { choose, entryOf, rank, wordsOf } from './follow.mjs';

/** @typedef {{ task: string, pages: string[], uses: string[], avoids: string[] }} Task */
/** @typedef {(task: string, read: (file: string, text?: string) => string) => void} Way Reads until `read` throws. */

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
const ways = ({ Library, describeFindings }) => {
  const library = Library.open(folder);
  return {
    HTML: follow('/docs/index.html'),
    'llms.txt by section': follow('/llms.txt'),
    '/find': (task, read) => {
      for (const word of byRarity(wordsOf(task)))
        for (const file of choose(entryOf(read(`/find/${word.slice(0, 3)}.md`), word), task).slice(0, 2))
          read(file);
    },
    MCP: (task, read) => {
      for (const file of choose(read('search', describeFindings(task, library.search(task))), task))
        read(file);
    },
  };
};

/**
 * Sorts words by how often the documentation has them, which agents know from experience: the rarest first.
 * @param {string[]} words
 */
function byRarity(words) {
  const whole = readFileSync(join(folder, 'llms-full.txt'), 'utf8').toLowerCase();
  const counted = words.map((word) => ({ word, count: whole.split(word).length - 1 }));
  return counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count)
    .map(({ word }) => word);
}

/** `npm run bench -- agents`: counts what an agent reads until it reaches a page that answers. */
export async function measureAgents() {
  const tasks = readTasks();
  const rows = Object.entries(ways(await loadSource('packages/agents/index.ts'))).map(([name, way]) => {
    const all = tasks.map((task) => attempt(task, way));
    const within = (/** @type {number} */ fetches, /** @type {number} */ characters) =>
      all.filter((one) => one.isReached && one.fetches <= fetches && one.characters <= characters).length;
    const median = (/** @type {'fetches' | 'characters'} */ key) =>
      all.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
    const counts = [within(2, 30_000), within(3, 60_000), within(mostFetches, Number.POSITIVE_INFINITY)];
    return [name, ...counts, median('fetches'), median('characters')];
  });
  const head = [
    'way',
    '2 fetches, 30,000 characters',
    '3 and 60,000',
    `${mostFetches} fetches`,
    'fetches, median',
    'characters, median',
  ];
  const text = `# What agents read

How many of the ${tasks.length} tasks in \`bench/agents/tasks.jsonl\` reach a page that answers. A fixed script follows links as an agent would,
by the words that they share with the task. It knows no synonyms, so it is worse than a language model. Made by \`npm run bench -- agents\`.

${table(head, rows)}
`;
  writeFileSync(join(root, 'bench/results/agents.md'), text);
  process.stdout.write(`\n${text}`);
}

/**
 * @param {Task} task
 * @param {Way} way
 */
function attempt({ task, pages }, way) {
  const reading = { fetches: 0, characters: 0, isReached: false };
  const seen = new Set();
  try {
    way(task, (file, text) => {
      if (seen.has(file)) return '';
      if (reading.fetches === mostFetches) throw new End();
      seen.add(file);
      const path = join(folder, file);
      const read = text ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
      reading.fetches += 1;
      reading.characters += read.length;
      reading.isReached = pages.some((page) => [`${page}.md`, `${page}/index.html`].includes(file));
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
