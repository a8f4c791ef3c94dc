import fs from 'node:fs';
import { squash } from '../../src/search/engine/words';
import { readBlocks } from '../../src/search/records/blocks';
import type { PageRecords } from '../../src/search/records/collect-records';
import { splitAddress, withoutTrailingSlash } from '../../src/shared/paths';
import type { Corpus } from './corpus';

/**
 * Kinds of queries: those written by people, and two kinds generated from the content (link texts and
 * prefixes of names).
 */
export const queryKinds = ['question', 'keyword', 'error', 'api', 'typo', 'link', 'prefix'] as const;
export type QueryKind = (typeof queryKinds)[number];

/** Returns whether queries of a kind are generated from the content instead of written by people. */
export function isMade(kind: QueryKind): boolean {
  return kind === 'link' || kind === 'prefix';
}

/** A query and the pages that answer it. */
export interface BenchQuery {
  kind: QueryKind;
  query: string;
  /** Routes without trailing slash. Finding one of them is enough. */
  targets: string[];
  /** Weights are tuned on one half; results are reported for the other. */
  half: 'tune' | 'report';
}

/** Reads the queries written by people: one JSON object per line, `{"query", "kind", "pages"}`. */
export function readQueries(file: string): BenchQuery[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const { query, kind, pages } = JSON.parse(line) as { query: string; kind: QueryKind; pages: string[] };
    return toQuery(kind, query, pages.map(withoutTrailingSlash));
  });
}

/** Generates queries from a corpus. The result is deterministic. */
export function makeQueries(corpus: Corpus): BenchQuery[] {
  const pages = corpus.records();
  return [...linkQueries(pages, corpus), ...prefixQueries(pages)];
}

function toQuery(kind: QueryKind, query: string, targets: Iterable<string>): BenchQuery {
  return { kind, query, targets: [...targets], half: hash(`half ${query}`) % 2 === 0 ? 'tune' : 'report' };
}

/** Returns the shortest prefix of each name, of at least four letters, that at most five names share. */
function prefixQueries(pages: readonly PageRecords[]): BenchQuery[] {
  const names = pages
    .filter(({ page }) => isName(page.title))
    .map(({ page }) => ({ path: withoutTrailingSlash(page.path), name: page.title.replace(/[<>()]/g, '') }));
  return names.flatMap(({ name, path }) => {
    for (let length = 4; length < name.length; length++) {
      const prefix = name.slice(0, length);
      const sharing = names.filter((other) => squash(other.name).startsWith(squash(prefix)));
      if (sharing.length <= 5) return [toQuery('prefix', prefix, [path])];
    }
    return [];
  });
}

/**
 * Returns whether a title is the name of an API or package: `<Player>`, `renderMedia()`, `@remotion/gif`,
 * `useCurrentFrame`.
 */
function isName(title: string): boolean {
  return /^(<[\w.]+>|[\w.]+\(\)|@[\w-]+\/[\w-]+|[a-z]+[A-Z]\w*)$/.test(title);
}

/** Link texts that say nothing about their target. */
const sayNothing = /^(here|this|that|(the )?(docs|documentation|page|guide|next page|example))$/i;

/** Returns link texts as queries. If a text links to several pages, each of them is a correct answer. */
function linkQueries(pages: readonly PageRecords[], { compiled }: Corpus): BenchQuery[] {
  const routes = new Set(pages.map(({ page }) => withoutTrailingSlash(page.path)));
  const targets = new Map<string, Set<string>>();
  for (const { page } of pages) {
    const tree = page.source ? compiled.get(page.source)?.tree : undefined;
    for (const { text, href } of readBlocks(tree ?? []).links) {
      const route = withoutTrailingSlash(splitAddress(href).path);
      const isOwn = route === withoutTrailingSlash(page.path);
      if (isOwn || !routes.has(route) || sayNothing.test(text) || !/\p{L}{3}/u.test(text)) continue;
      targets.set(text, (targets.get(text) ?? new Set()).add(route));
    }
  }
  return [...targets]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, routesOfText]) => toQuery('link', text, [...routesOfText].sort()));
}

/** Returns a hash of a text, from 0 to 2^32 - 1 (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place++)
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193);
  return value >>> 0;
}
