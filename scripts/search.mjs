import { createInterface } from 'node:readline';
import { ensureDependencies } from './install/dependencies.mjs';
import { root } from './root.mjs';
import { loadBuiltEngine, readManifest } from './search/built-index.mjs';
import { describeHits, explainHits, hitsLine } from './search/terminal.mjs';
import { buildSite } from './site/build.mjs';
import { Failure, main } from './terminal/main.mjs';

const usage = `Search the built site from the terminal:

  npm run --silent search -- "query"          prints the pages found: URL, title, excerpt
  npm run --silent search -- --explain "query"   explains the scores of the best pages
  npm run --silent search -- --jsonl          reads one query per line and writes one line of JSON for each`;

/** `npm run search`: results go to standard output, everything else to standard error. */
await main(async () => {
  const words = process.argv.slice(2);
  const isLines = words.includes('--jsonl');
  const isExplained = words.includes('--explain');
  const query = words.filter((word) => word !== '--jsonl' && word !== '--explain').join(' ');
  if (words.includes('--help') || (!isLines && !query)) throw new Failure(usage);

  const say = (/** @type {string} */ text) => void process.stderr.write(`${text}\n`);
  if (!readManifest(root)) {
    say('There is no build yet. Building the site first, which takes a moment.');
    await ensureDependencies(root, say);
    await buildSite({ root, say: () => undefined });
  }
  // The reader of the pipe may close it early, as `head` does.
  process.stdout.on('error', () => process.exit(0));
  const engine = await loadBuiltEngine(root);
  if (isExplained) {
    process.stdout.write(`${explainHits(engine, query)}\n`);
    return;
  }
  if (!isLines) {
    process.stdout.write(`${describeHits(engine, query, { bold: process.stdout.isTTY })}\n`);
    return;
  }
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }))
    process.stdout.write(`${hitsLine(engine, line, () => performance.now())}\n`);
});
