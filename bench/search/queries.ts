import fs from 'node:fs';
import { splitAddress, withoutTrailingSlash } from '../../packages/content/shared/paths';
import { squash } from '../../packages/search/engine/words';

/**
 * Where queries come from: copied from public threads about the toolkit, word for word; from such threads, but
 * shortened; written from tasks; or generated from the content.
 */
export type QuerySet = 'verbatim' | 'shortened' | 'written' | 'made';

/** Kinds of queries from public threads. */
export const realKinds = ['how-to', 'symptom', 'terms', 'concept'] as const;
/** The other kinds are those of queries written from tasks, and beginnings of names. */
export type QueryKind =
  | (typeof realKinds)[number]
  | ('question' | 'keyword' | 'error' | 'api' | 'typo' | 'prefix');

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

/**
 * Reads queries from a file: one JSON object per line, `{"query", "kind", "pages"}`, `source` if it is a thread,
 * and `half` if the file decides it. Leaves out queries that no page answers.
 */
export function readQueries(file: string, set: QuerySet): BenchQuery[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.flatMap((line) => {
    const written = JSON.parse(line) as Pick<BenchQuery, 'query' | 'kind'> & {
      pages: string[];
      half?: BenchQuery['half'];
    };
    const { query, kind, pages, half = halfOf(query, set) } = written;
    const targets = new Set(pages.map((page) => withoutTrailingSlash(splitAddress(page).path)));
    return targets.size > 0 ? [{ set, kind, query, targets: [...targets], half }] : [];
  });
}

/** Returns the shortest prefix of each name, of at least four letters, that at most five names share. */
export function prefixQueries(pages: readonly { path: string; title: string }[]): BenchQuery[] {
  const names = pages
    .filter(({ title }) => isName(title))
    .map(({ path, title }) => ({ path: withoutTrailingSlash(path), name: title.replace(/[<>()]/g, '') }));
  return names.flatMap(({ name, path }) => {
    for (let length = 4; length < name.length; length++) {
      const query = name.slice(0, length);
      const sharing = names.filter((other) => squash(other.name).startsWith(squash(query)));
      if (sharing.length <= 5)
        return [{ set: 'made', kind: 'prefix', query, targets: [path], half: halfOf(query, 'made') }];
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

/** Returns the half of a query, which depends on its words alone: the parity of their hash (FNV-1a). */
function halfOf(query: string, set: QuerySet): BenchQuery['half'] {
  let value = 0x811c9dc5;
  for (const letter of `${set === 'shortened' ? 'real words 1' : 'half'} ${query}`.split(''))
    value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193);
  return (value & 1) === 0 ? 'tune' : 'report';
}
