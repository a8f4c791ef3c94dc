import { ContentError } from '@docs/content/shared';

/** Searches for one query, added up. */
export interface LoggedQuery {
  query: string;
  searches: number;
  noResults: number;
  /** Searches with results of which the reader chose none. */
  noClick: number;
  /** Searches after which the reader typed another query instead of choosing a result. */
  reformulated: number;
  /** Pages that readers chose for this query, or for the one they typed next, with the number of readers. */
  chosen: Map<string, number>;
}

/** A line of the log: the arguments of `onSearch`. */
interface LoggedSearch {
  query: string;
  hits: number;
  chosen?: string | null;
  previous?: string | null;
}

/**
 * Reads a log of searches, one JSON object per line, and adds them up by their queries, ignoring case and white space.
 *
 * @throws {ContentError} with all lines that are not searches.
 */
export function readSearchLog(text: string, name: string): LoggedQuery[] {
  const queries = new Map<string, LoggedQuery>();
  const of = (query: string): LoggedQuery => {
    const tidy = query.trim().replace(/\s+/g, ' ');
    const entry = queries.get(tidy.toLowerCase()) ?? {
      ...{ query: tidy, searches: 0, noResults: 0, noClick: 0, reformulated: 0 },
      chosen: new Map(),
    };
    queries.set(tidy.toLowerCase(), entry);
    return entry;
  };
  const problems = text.split('\n').flatMap((content, index) => {
    if (content.trim() === '') return [];
    const search = searchOf(content);
    if (!search) return [problem(name, index + 1)];
    const { query, hits, chosen, previous } = search;
    const entry = of(query);
    entry.searches++;
    if (chosen) choose(entry, chosen);
    else if (hits === 0) entry.noResults++;
    else entry.noClick++;
    if (!previous) return [];
    const earlier = of(previous);
    earlier.reformulated++;
    if (chosen) choose(earlier, chosen);
    return [];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return [...queries.values()].filter(({ searches }) => searches > 0);
}

function searchOf(line: string): LoggedSearch | undefined {
  try {
    const value = JSON.parse(line) as LoggedSearch | null;
    return typeof value?.query === 'string' && typeof value.hits === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}

function problem(file: string, line: number) {
  return {
    file,
    line,
    found: 'no search',
    expected: '`{"query": "watermark", "hits": 0, "chosen": null, "previous": null}`',
    fix: 'Remove the line, or correct what writes the log.',
  };
}

function choose({ chosen }: LoggedQuery, url: string): void {
  const path = url.replace(/[?#].*/, '');
  chosen.set(path, (chosen.get(path) ?? 0) + 1);
}
