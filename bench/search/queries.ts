import fs from 'node:fs';
import { readBlocks } from '../../packages/content/search-pages/blocks';
import { splitAddress, withoutTrailingSlash } from '../../packages/content/shared/paths';
import { squash } from '../../packages/search/engine/words';
import type { PageRecords } from '../../packages/search/records/collect-records';
import type { Corpus } from './corpus';

/**
 * Where queries come from: copied from public threads about the toolkit, word for word; from such threads, but
 * shortened; written from tasks; or generated from the content.
 */
export type QuerySet = 'verbatim' | 'shortened' | 'written' | 'made';

/** Kinds of queries from public threads. */
export const realKinds = ['how-to', 'symptom', 'terms', 'concept'] as const;
/** Kinds of the other queries: those written from tasks, and link texts and prefixes of names. */
export const otherKinds = ['question', 'keyword', 'error', 'api', 'typo', 'link', 'prefix'] as const;
export type QueryKind = (typeof realKinds)[number] | (typeof otherKinds)[number];

/** A query and the pages that answer it. */
export interface BenchQuery {
  set: QuerySet;
  kind: QueryKind;
  query: string;
  /** Routes without trailing slash. Finding one of them is enough. */
  targets: string[];
  /** Weights are tuned on one half; results are reported for the other. */
  half: 'tune' | 'report';
}

/** A query as its file has it. */
interface WrittenQuery {
  query: string;
  kind: QueryKind;
  /** Addresses of the pages that answer it, best first; empty if the site does not answer it. */
  pages: string[];
  /** Its half, if the file decides that. */
  half?: BenchQuery['half'];
}

/**
 * Reads queries from a file: one JSON object per line, `{"query", "kind", "pages"}`, `source` if it is a thread,
 * and `half` if the file decides it. Leaves out queries that no page answers.
 */
export function readQueries(file: string, set: QuerySet): BenchQuery[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.flatMap((line) => {
    const { query, kind, pages, half } = JSON.parse(line) as WrittenQuery;
    if (pages.length === 0) return [];
    const targets = new Set(pages.map((page) => withoutTrailingSlash(splitAddress(page).path)));
    return [toQuery({ set, kind, query, targets, half })];
  });
}

/** Generates queries from a corpus. The result is deterministic. */
export function makeQueries(corpus: Corpus): BenchQuery[] {
  const pages = corpus.records();
  return [...linkQueries(pages, corpus), ...prefixQueries(pages)];
}

/** Seeds of the random splits into halves. */
const seeds = { real: 'real words 1', written: 'half' };

/** Completes a query: its half, if it has none, depends on its words alone. */
function toQuery({
  set,
  kind,
  query,
  targets,
  half,
}: Pick<BenchQuery, 'set' | 'kind' | 'query'> & {
  targets: Iterable<string>;
  half?: BenchQuery['half'] | undefined;
}): BenchQuery {
  const seed = set === 'shortened' ? seeds.real : seeds.written;
  const byWords = hash(`${seed} ${query}`) % 2 === 0 ? 'tune' : 'report';
  return { set, kind, query, targets: [...targets], half: half ?? byWords };
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
      if (sharing.length <= 5)
        return [toQuery({ set: 'made', kind: 'prefix', query: prefix, targets: [path] })];
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
    .map(([text, routesOfText]) =>
      toQuery({ set: 'made', kind: 'link', query: text, targets: [...routesOfText].sort() }),
    );
}

/** Returns a hash of a text, from 0 to 2^32 - 1 (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place++)
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193);
  return value >>> 0;
}
