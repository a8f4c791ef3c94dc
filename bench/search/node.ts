import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { manifestFile } from '../../src/search/engine/manifest';
import type { SearchRecord } from '../../src/search/engine/record';
import { synonymTable } from '../../src/search/engine/synonyms';
import { squash } from '../../src/search/engine/words';
import { makeIndexFiles } from '../../src/search/index-writer/write-index';
import { searchSynonyms } from '../../src/site/search-synonyms';
import { readCorpus } from './corpus';
import { dataOf, engines, type Searcher } from './engines';
import { foldOf, foldOfQuery, folds } from './folds';
import { type Measured, measure } from './measure';
import { type BenchQuery, makeQueries } from './queries';

/** Bytes: as it is, and as a server sends it in one encoding or the other. */
export interface Size {
  raw: number;
  gzip: number;
  brotli: number;
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
  /** The same, with an index that has not one of the link texts that are asked. */
  strict: Measured;
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
  const queries = makeQueries(corpus);
  fs.writeFileSync(queryFile, `${queries.map((query) => JSON.stringify(query)).join('\n')}\n`);
  const recordsWith = (acceptsName: (text: string) => boolean) =>
    corpus.records(acceptsName).flatMap(({ records }) => records);
  const whole = recordsWith(() => true);
  const parts = Array.from({ length: folds }, (_, fold) => recordsWith((text) => foldOf(text) !== fold));
  const asked = queries.filter(({ half }) => half === 'test');
  const askedLinks = asked.filter(({ source }) => source !== undefined);
  const hidden = new Set(askedLinks.map(({ source = '' }) => squash(source)));
  const withoutAsked = recordsWith((text) => !hidden.has(squash(text)));

  const results = [];
  for (const name of Object.keys(engines)) {
    say(name);
    results.push(measureEngine(name, whole, parts, asked));
  }
  const makeOwn = engines['own engine'] as (typeof engines)[string];
  const measureLinks = (records: readonly SearchRecord[]) => {
    const searcher = makeOwn(dataOf(records));
    return measure(
      askedLinks,
      ({ query }) => searcher.find(query),
      () => performance.now(),
    );
  };
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
    shipped: measureLinks(whole),
    strict: measureLinks(withoutAsked),
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
  return {
    raw: Buffer.byteLength(text),
    gzip: gzipSync(text, { level: 9 }).length,
    brotli: brotliCompressSync(text).length,
  };
}
