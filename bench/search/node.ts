import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { makeIndexFiles } from '../../src/node/search/write-index';
import { manifestFile } from '../../src/shared/search/manifest';
import type { SearchRecord } from '../../src/shared/search/record';
import { synonymTable } from '../../src/shared/search/synonyms';
import { searchSynonyms } from '../../src/site/search-synonyms';
import { readCorpus } from './corpus';
import { dataOf, engines, type Searcher } from './engines';
import { foldOf, foldOfQuery, folds } from './folds';
import { type Measured, measure } from './measure';
import { type BenchQuery, makeQueries } from './queries';

/** Bytes. */
export interface Size {
  raw: number;
  gzip: number;
}

/** One engine on the site's own content. */
export interface EngineResult extends Measured {
  name: string;
  /** Milliseconds from records to an index that answers. */
  buildTime: number;
  /** The index as the engine writes it. */
  index?: Size;
}

/** All that is measured in Node.js. */
export interface NodeResults {
  pages: number;
  records: number;
  queries: number;
  engines: EngineResult[];
  /** The site's engine, asked link texts that its index has. */
  shipped: Measured;
  files: { name: string; size: Size }[];
  /** Milliseconds from records to index files. */
  writeTime: number;
  /** Milliseconds from so many records to index files and an index that answers. */
  large: { records: number; time: number };
}

/** Records that the time of a build is measured with. */
const largeRecords = 10_000;

/** Reads the content, makes the query set and writes it to a file, then asks every engine. */
export async function measureInNode(
  root: string,
  queryFile: string,
  say: (text: string) => void,
): Promise<NodeResults> {
  say('reading the content');
  const corpus = await readCorpus(root, path.join(root, 'content'));
  const queries = await makeQueries(corpus);
  fs.writeFileSync(queryFile, `${queries.map((query) => JSON.stringify(query)).join('\n')}\n`);
  const recordsWithout = async (fold?: number) =>
    (await corpus.records((text) => foldOf(text) !== fold)).flatMap(({ records }) => records);
  const whole = await recordsWithout();
  const parts = await Promise.all(Array.from({ length: folds }, (_, fold) => recordsWithout(fold)));
  const asked = queries.filter(({ half }) => half === 'test');

  const results = [];
  for (const name of Object.keys(engines)) {
    say(name);
    results.push(measureEngine(name, whole, parts, asked));
  }
  const makeOwn = engines['own engine'] as (typeof engines)[string];
  const own = makeOwn(dataOf(whole));
  const start = performance.now();
  const files = makeIndexFiles(whole, synonymTable(searchSynonyms));
  const writeTime = performance.now() - start;
  const some = whole.slice(0, largeRecords);
  const largeStart = performance.now();
  makeIndexFiles(some, synonymTable(searchSynonyms));
  makeOwn(dataOf(some));
  const large = { records: some.length, time: performance.now() - largeStart };
  return {
    pages: new Set(whole.map(({ pageID }) => pageID)).size,
    records: whole.length,
    queries: queries.length,
    engines: results,
    shipped: measure(
      asked.filter(({ source }) => source !== undefined),
      ({ query }) => own.find(query),
      () => performance.now(),
    ),
    files: Object.entries(files)
      .filter(([name]) => name !== manifestFile)
      .map(([name, text]) => ({ name: name.replace(/-.*/, ''), size: sizeOf(text) })),
    writeTime,
    large,
  };
}

function measureEngine(
  name: string,
  whole: readonly SearchRecord[],
  parts: readonly (readonly SearchRecord[])[],
  queries: readonly BenchQuery[],
): EngineResult {
  const make = engines[name] as (typeof engines)[string];
  const start = performance.now();
  const all = make(dataOf(whole));
  const buildTime = performance.now() - start;
  const index = all.json?.();
  const ofFold = parts.map((records) => make(dataOf(records)));
  const searcher = (query: BenchQuery): Searcher => ofFold[foldOfQuery(query) ?? -1] ?? all;
  const measured = measure(
    queries,
    (query) => searcher(query).find(query.query),
    () => performance.now(),
  );
  return { name, buildTime, ...(index ? { index: sizeOf(index) } : {}), ...measured };
}

/** Size of a text, and of what a server sends of it. */
export function sizeOf(text: string): Size {
  return { raw: Buffer.byteLength(text), gzip: gzipSync(text, { level: 9 }).length };
}
