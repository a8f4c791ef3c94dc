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

/** A line of the site's own log: the arguments of `onSearch`. */
interface LoggedSearch {
  query: string;
  hits: number;
  chosen?: string | null;
  previous?: string | null;
}

/** A row of the hosted service's lists. Its list of searches without results lacks `nbHits`. */
interface HostedSearch {
  search: string;
  count: number;
  nbHits?: number;
  clickCount?: number | null;
  trackedSearchCount?: number | null;
}

/**
 * Reads a log of searches, and adds them up by their queries, ignoring case and white space. Each line is a JSON object:
 * what `onSearch` received, or a response of the hosted service's analytics (`{"searches": […]}`).
 *
 * @throws {ContentError} with all lines that are neither.
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
    const line = parse(content);
    if (isHosted(line)) {
      for (const search of line.searches) if (search.search.trim()) addHosted(of(search.search), search);
      return [];
    }
    if (!isOwn(line)) return [problem(name, index + 1)];
    const { query, hits, chosen, previous } = line;
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

function parse(line: string): Partial<LoggedSearch & { searches: HostedSearch[] }> | null | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isOwn(line: ReturnType<typeof parse>): line is LoggedSearch {
  return typeof line?.query === 'string' && typeof line.hits === 'number';
}

function isHosted(line: ReturnType<typeof parse>): line is { searches: HostedSearch[] } {
  return Array.isArray(line?.searches) && line.searches.every((row) => typeof row?.search === 'string');
}

/** The service doesn't say what readers typed next. It counts clicks only for the searches that it tracks. */
function addHosted(entry: LoggedQuery, search: HostedSearch): void {
  const { count, nbHits = 0, clickCount, trackedSearchCount } = search;
  entry.searches += count;
  if (nbHits === 0) entry.noResults += count;
  else if (typeof clickCount === 'number')
    entry.noClick += Math.max(0, (trackedSearchCount ?? count) - clickCount);
}

function problem(file: string, line: number) {
  return {
    file,
    line,
    found: 'no search',
    expected: '`{"query": "watermark", "hits": 0, "chosen": null, "previous": null}` or `{"searches": […]}`',
    fix: 'Remove the line, or correct what writes the log.',
  };
}

function choose({ chosen }: LoggedQuery, url: string): void {
  const path = url.replace(/[?#].*/, '');
  chosen.set(path, (chosen.get(path) ?? 0) + 1);
}
