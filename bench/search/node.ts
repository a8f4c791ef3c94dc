import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readSynonyms } from '../../packages/content/model/synonyms';
import { searchData } from '../../packages/search/engine/data-of-records';
import { manifestFile } from '../../packages/search/engine/manifest';
import type { SearchRecord } from '../../packages/search/engine/record';
import type { SearchData } from '../../packages/search/engine/search-data';
import { makeIndexFiles } from '../../plugins/gatsby-plugin-outputs/search-index/write-index';
import { readCorpus } from './corpus';
import { dataOf, engineOf, type Find, withoutAnswers } from './engine';
import { foldOf, foldOfQuery, folds } from './folds';
import { type Measured, measure } from './measure';
import { type BenchQuery, makeQueries, type QuerySet, readQueries } from './queries';

/** Size in bytes, uncompressed and compressed. */
export interface Size {
  raw: number;
  gzip: number;
  brotli: number;
}

/** All results measured in Node.js. */
export interface NodeResults {
  pages: number;
  records: number;
  /** Number of pages that declare what they answer. */
  answered: number;
  queries: number;
  /** Results for the half of the queries that the weights are not tuned on. */
  found: Measured;
  /** Results for the half that the weights are tuned on. */
  tuned: Measured;
  /** Results for the reported half, with an index without answers. */
  unanswered: Measured;
  files: { name: string; size: Size }[];
  /** Milliseconds from records to index files. */
  writeTime: number;
  /** Milliseconds from the given number of records to index files and a searchable index. */
  large: { records: number; time: number };
}

/** Number of records to measure the build time with. */
const largeRecords = 10_000;

/** Reads the content and the queries, then measures the engine. */
export async function measureInNode(
  { root, contentDir }: { root: string; contentDir: string },
  queryFiles: Readonly<Partial<Record<QuerySet, string>>>,
  say: (text: string) => void,
): Promise<NodeResults> {
  say('reading the content');
  const corpus = await readCorpus(root, contentDir);
  const synonyms = readSynonyms({ root, contentDir });
  const written = Object.entries(queryFiles) as [QuerySet, string][];
  const queries = [...written.flatMap(([set, file]) => readQueries(file, set)), ...makeQueries(corpus)];
  const recordsWith = (acceptsName: (text: string) => boolean) =>
    corpus.records(acceptsName).flatMap(({ records }) => records);
  const whole = recordsWith(() => true);
  const indexes: Indexes = {
    whole,
    parts: Array.from({ length: folds }, (_, fold) => recordsWith((text) => foldOf(text) !== fold)),
    synonyms,
  };
  const half = (name: BenchQuery['half']) => queries.filter((query) => query.half === name);

  say('half of the queries');
  const found = measureEngine(indexes, half('report'));
  say('the half for tuning');
  const tuned = measureEngine(indexes, half('tune'));
  say('without answers');
  const silent = { ...indexes, whole: withoutAnswers(whole), parts: indexes.parts.map(withoutAnswers) };
  const unanswered = measureEngine(silent, half('report'));
  const start = performance.now();
  const files = makeIndexFiles(searchData(whole, synonyms));
  const writeTime = performance.now() - start;
  const some = whole.slice(0, largeRecords);
  const largeStart = performance.now();
  makeIndexFiles(searchData(some, synonyms));
  engineOf(dataOf(some, synonyms));
  const large = { records: some.length, time: performance.now() - largeStart };
  return {
    pages: new Set(whole.map(({ pageID }) => pageID)).size,
    records: whole.length,
    answered: whole.filter(({ answers }) => answers.length > 0).length,
    queries: queries.length,
    found,
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

function measureEngine({ whole, parts, synonyms }: Indexes, queries: readonly BenchQuery[]): Measured {
  const all = engineOf(dataOf(whole, synonyms));
  const hasFolds = queries.some((query) => foldOfQuery(query) !== undefined);
  const ofFold = hasFolds ? parts.map((records) => engineOf(dataOf(records, synonyms))) : [];
  const engineFor = (query: BenchQuery): Find => ofFold[foldOfQuery(query) ?? -1] ?? all;
  return measure(
    queries,
    (query) => engineFor(query)(query.query),
    () => performance.now(),
  );
}

/** Returns the size of a text, uncompressed and compressed. */
export function sizeOf(text: string): Size {
  return {
    raw: Buffer.byteLength(text),
    gzip: gzipSync(text, { level: 9 }).length,
    brotli: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length,
  };
}
