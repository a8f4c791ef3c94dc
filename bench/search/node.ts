import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readSynonyms } from '../../src/content-model/synonyms';
import { searchData } from '../../src/search/engine/data-of-records';
import { manifestFile } from '../../src/search/engine/manifest';
import type { SearchRecord } from '../../src/search/engine/record';
import type { SearchData } from '../../src/search/engine/search-data';
import { encodeData, makeIndexFiles } from '../../src/search/index-writer/write-index';
import { readCorpus } from './corpus';
import { dataOf, engines, type Searcher, withoutAnswers } from './engines';
import { foldOf, foldOfQuery, folds } from './folds';
import { type Measured, measure, rounds } from './measure';
import { type BenchQuery, isMade, makeQueries, readQueries } from './queries';

/** Size in bytes, uncompressed and compressed. */
export interface Size {
  raw: number;
  gzip: number;
  brotli: number;
}

/** Results of one engine on the site's own content. */
export interface EngineResult extends Measured {
  name: string;
  /** Milliseconds from records to a searchable index. */
  buildTime: number;
  /** Size of the serialized index. */
  index?: Size;
}

/** All results measured in Node.js. */
export interface NodeResults {
  pages: number;
  records: number;
  /** Number of pages that declare what they answer. */
  answered: number;
  queries: number;
  /** Results for the half of the queries that the weights are not tuned on. */
  engines: EngineResult[];
  /** Results of the site's engine for the half that the weights are tuned on. */
  tuned: Measured;
  /** Results of the site's engine for the reported half, with an index without answers. */
  unanswered: Measured;
  files: { name: string; size: Size }[];
  /** Milliseconds from records to index files. */
  writeTime: number;
  /** Milliseconds from the given number of records to index files and a searchable index. */
  large: { records: number; time: number };
}

/** Number of records to measure the build time with. */
const largeRecords = 10_000;

/** Reads the content and the queries, then measures every engine. */
export async function measureInNode(
  { root, contentDir }: { root: string; contentDir: string },
  queryFile: string,
  say: (text: string) => void,
): Promise<NodeResults> {
  say('reading the content');
  const corpus = await readCorpus(root, contentDir);
  const synonyms = readSynonyms({ root, contentDir });
  const queries = [...readQueries(queryFile), ...makeQueries(corpus)];
  const recordsWith = (acceptsName: (text: string) => boolean) =>
    corpus.records(acceptsName).flatMap(({ records }) => records);
  const whole = recordsWith(() => true);
  const indexes: Indexes = {
    whole,
    parts: Array.from({ length: folds }, (_, fold) => recordsWith((text) => foldOf(text) !== fold)),
    synonyms,
  };
  const half = (name: BenchQuery['half']) => queries.filter((query) => query.half === name);

  const own = 'own engine';
  const results = [];
  for (const name of Object.keys(engines)) {
    say(name);
    // The other engines are too slow to answer all queries.
    const isOwn = name === own;
    const asked = half('report').filter(({ kind }) => isOwn || !isMade(kind));
    results.push(measureEngine(name, indexes, asked, isOwn ? rounds : 1));
  }
  say('own engine, once more');
  const tuned = measureEngine(own, indexes, half('tune'));
  const silent = { ...indexes, whole: withoutAnswers(whole), parts: indexes.parts.map(withoutAnswers) };
  const unanswered = measureEngine(own, silent, half('report'));
  const start = performance.now();
  const files = makeIndexFiles(encodeData(searchData(whole, synonyms)));
  const writeTime = performance.now() - start;
  const some = whole.slice(0, largeRecords);
  const largeStart = performance.now();
  makeIndexFiles(encodeData(searchData(some, synonyms)));
  engines[own]?.(dataOf(some, synonyms));
  const large = { records: some.length, time: performance.now() - largeStart };
  return {
    pages: new Set(whole.map(({ pageID }) => pageID)).size,
    records: whole.length,
    answered: whole.filter(({ answers }) => answers.length > 0).length,
    queries: queries.length,
    engines: results,
    tuned,
    unanswered,
    files: Object.entries(files)
      .filter(([name]) => name !== manifestFile)
      .map(([name, text]) => ({ name: name.replace(/-.*/, ''), size: sizeOf(text) })),
    writeTime,
    large,
  };
}

/** The records of the complete index, and of the indexes that omit one fold of link texts each. */
interface Indexes {
  whole: readonly SearchRecord[];
  parts: readonly (readonly SearchRecord[])[];
  synonyms: SearchData['synonyms'];
}

function measureEngine(
  name: string,
  { whole, parts, synonyms }: Indexes,
  queries: readonly BenchQuery[],
  times = rounds,
): EngineResult {
  const make = engines[name] as (typeof engines)[string];
  const start = performance.now();
  const all = make(dataOf(whole, synonyms));
  const buildTime = performance.now() - start;
  const index = all.json?.();
  const hasFolds = queries.some((query) => foldOfQuery(query) !== undefined);
  const ofFold = hasFolds ? parts.map((records) => make(dataOf(records, synonyms))) : [];
  const searcher = (query: BenchQuery): Searcher => ofFold[foldOfQuery(query) ?? -1] ?? all;
  const measured = measure(
    queries,
    (query) => searcher(query).find(query.query),
    () => performance.now(),
    times,
  );
  return { name, buildTime, ...(index ? { index: sizeOf(index) } : {}), ...measured };
}

/** Returns the size of a text, uncompressed and compressed. */
export function sizeOf(text: string): Size {
  return {
    raw: Buffer.byteLength(text),
    gzip: gzipSync(text, { level: 9 }).length,
    brotli: brotliCompressSync(text).length,
  };
}
