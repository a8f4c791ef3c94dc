import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readSynonyms } from '../../src/content-model/synonyms';
import { manifestFile } from '../../src/search/engine/manifest';
import type { SearchRecord } from '../../src/search/engine/record';
import type { SearchData } from '../../src/search/engine/search-data';
import { makeIndexFiles } from '../../src/search/index-writer/write-index';
import { readCorpus } from './corpus';
import { dataOf, engines, type Searcher, withoutAnswers } from './engines';
import { foldOf, foldOfQuery, folds } from './folds';
import { type Measured, measure, rounds } from './measure';
import { type BenchQuery, isMade, makeQueries, readQueries } from './queries';

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

/** Everything that is measured in Node.js. */
export interface NodeResults {
  pages: number;
  records: number;
  /** Pages that state what they answer. */
  answered: number;
  queries: number;
  /** On the half of the queries that weights are not chosen on. */
  engines: EngineResult[];
  /** The site's engine on the half that weights are chosen on. */
  tuned: Measured;
  /** The site's engine on the reported half, with an index that has no answers. */
  unanswered: Measured;
  files: { name: string; size: Size }[];
  /** Milliseconds from records to index files. */
  writeTime: number;
  /** Milliseconds from so many records to index files and an index that answers. */
  large: { records: number; time: number };
}

/** Records that the time of a build is measured with. */
const largeRecords = 10_000;

/** Reads the content and the queries, then asks every engine. */
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
    // The others are too slow for all of it.
    const isOwn = name === own;
    const asked = half('report').filter(({ kind }) => isOwn || !isMade(kind));
    results.push(measureEngine(name, indexes, asked, isOwn ? rounds : 1));
  }
  say('own engine, once more');
  const tuned = measureEngine(own, indexes, half('tune'));
  const silent = { ...indexes, whole: withoutAnswers(whole), parts: indexes.parts.map(withoutAnswers) };
  const unanswered = measureEngine(own, silent, half('report'));
  const start = performance.now();
  const files = makeIndexFiles(whole, synonyms);
  const writeTime = performance.now() - start;
  const some = whole.slice(0, largeRecords);
  const largeStart = performance.now();
  makeIndexFiles(some, synonyms);
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

/** The records of the whole index, and of those that link texts are asked of. */
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

/** Size of a text, and of what a server sends of it. */
export function sizeOf(text: string): Size {
  return {
    raw: Buffer.byteLength(text),
    gzip: gzipSync(text, { level: 9 }).length,
    brotli: brotliCompressSync(text).length,
  };
}
