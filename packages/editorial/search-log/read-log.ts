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
interface OwnSearch {
  query: string;
  hits: number;
  chosen?: string | null;
  previous?: string | null;
}

/** A row of the hosted service's list of searches. Only its list of searches without results lacks `nbHits`. */
interface HostedSearch {
  search: string;
  count: number;
  nbHits?: number;
  clickCount?: number | null;
  trackedSearchCount?: number | null;
}

/**
 * Reads a log of searches: one JSON object per line, either what `onSearch` received or a response of the hosted
 * service's analytics (`{"searches": […]}`).
 *
 * @throws {ContentError} with all lines that are neither.
 */
export function readSearchLog(text: string, name: string): LoggedQuery[] {
  const queries = new QueryTable();
  const problems = linesOf(text).flatMap(({ value, line }) => {
    if (isHosted(value)) for (const search of value.searches) queries.addHosted(search);
    else if (isOwn(value)) queries.addOwn(value);
    else return [problem(name, line)];
    return [];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return queries.all();
}

/** Returns the JSON values of a text. A text that is one value as a whole may span several lines. */
function linesOf(text: string): { value: unknown; line: number }[] {
  const whole = parse(text);
  if (whole !== undefined) return [{ value: whole, line: 1 }];
  return text
    .split('\n')
    .map((content, index) => ({ content, line: index + 1 }))
    .filter(({ content }) => content.trim() !== '')
    .map(({ content, line }) => ({ value: parse(content), line }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isOwn(value: unknown): value is OwnSearch {
  return isObject(value) && typeof value.query === 'string' && typeof value.hits === 'number';
}

function isHosted(value: unknown): value is { searches: HostedSearch[] } {
  return (
    isObject(value) &&
    Array.isArray(value.searches) &&
    value.searches.every((row) => isObject(row) && typeof row.search === 'string')
  );
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

/** Adds up searches by their queries, ignoring case and white space. */
class QueryTable {
  private readonly queries = new Map<string, LoggedQuery>();

  all(): LoggedQuery[] {
    return [...this.queries.values()].filter(({ searches }) => searches > 0);
  }

  addOwn({ query, hits, chosen, previous }: OwnSearch): void {
    const entry = this.of(query);
    entry.searches++;
    if (chosen) choose(entry, chosen);
    else if (hits === 0) entry.noResults++;
    else entry.noClick++;
    if (!previous) return;
    const earlier = this.of(previous);
    earlier.reformulated++;
    if (chosen) choose(earlier, chosen);
  }

  addHosted({ search, count, nbHits = 0, clickCount, trackedSearchCount }: HostedSearch): void {
    if (search.trim() === '') return;
    const entry = this.of(search);
    entry.searches += count;
    if (nbHits === 0) entry.noResults += count;
    else if (typeof clickCount === 'number')
      entry.noClick += Math.max(0, (trackedSearchCount ?? count) - clickCount);
  }

  private of(query: string): LoggedQuery {
    const tidy = query.trim().replace(/\s+/g, ' ');
    const key = tidy.toLowerCase();
    const known = this.queries.get(key);
    if (known) return known;
    const entry = { query: tidy, searches: 0, noResults: 0, noClick: 0, reformulated: 0, chosen: new Map() };
    this.queries.set(key, entry);
    return entry;
  }
}

function choose({ chosen }: LoggedQuery, url: string): void {
  const path = url.replace(/[?#].*/, '');
  chosen.set(path, (chosen.get(path) ?? 0) + 1);
}
