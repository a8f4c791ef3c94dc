import fs from 'node:fs';
import path from 'node:path';
import { compiledOf, type LoadedSite, mdxDocuments } from '@docs/content';
import { type ContentProblem, decodeAddress, splitAddress, withoutTrailingSlash } from '@docs/content/shared';

/** A query of the search benchmark. */
export interface BenchmarkQuery {
  /** The file, as shown in messages, and the line. */
  file: string;
  line: number;
  query: string;
  /** Addresses of the pages that answer it. */
  pages: readonly string[];
}

/** Files with queries, in `bench/search`. */
const names = ['thread-queries.jsonl', 'real-queries.jsonl', 'queries.jsonl'];

/** Returns the queries of a project's search benchmark; empty if it has none. */
export function readBenchmark(root: string): BenchmarkQuery[] {
  return names.flatMap((name) => {
    const file = path.join(root, 'bench/search', name);
    if (!fs.existsSync(file)) return [];
    const lines = fs.readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((text, index) => {
      if (text === '') return [];
      const { query, pages = [] } = JSON.parse(text) as { query: string; pages?: string[] };
      return [{ file: `bench/search/${name}`, line: index + 1, query, pages }];
    });
  });
}

/** Finds queries of the search benchmark whose page or heading does not exist (any more). */
export function checkBenchmark(queries: readonly BenchmarkQuery[], site: LoadedSite): ContentProblem[] {
  const headings = new Map<string, Set<string>>();
  for (const { sourcePath, path: route } of mdxDocuments(site)) {
    const toc = compiledOf(site, sourcePath)?.facts.toc;
    if (route !== null && toc) headings.set(withoutTrailingSlash(route), new Set(toc.map(({ id }) => id)));
  }
  return queries.flatMap(({ file, line, pages }) =>
    pages.flatMap((page) => {
      const { path: route, hash } = splitAddress(page);
      const id = decodeAddress(hash.slice(1));
      const bare = withoutTrailingSlash(route);
      const isPage = site.routes.all.has(bare);
      if (isPage && (!id || headings.get(bare)?.has(id))) return [];
      const missing = isPage
        ? `, but that page has no heading \`#${id}\``
        : ', which is not a page of this site';
      return [
        { file, line, found: `the answer \`${page}\`${missing}`, expected: 'a page or section that exists' },
      ];
    }),
  );
}
