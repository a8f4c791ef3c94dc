import { findingLine } from '@docs/search/find';
import type { Finding, Library } from './library';

/** A response to `GET /find`. */
export interface FindResponse {
  status: number;
  type: string;
  text: string;
}

/**
 * Answers `GET /find?q=…`, with `kind` and `limit` if wanted, as Markdown or, if the request accepts JSON before
 * Markdown, as JSON.
 */
export function findResponse(library: Library, query: URLSearchParams, accept = ''): FindResponse {
  const asksForJson = query.get('format') === 'json' || /^\s*application\/json/.test(accept);
  const q = (query.get('q') ?? '').trim();
  if (!q) {
    const text = 'Add your question to the address: /find?q=how+do+I+add+a+watermark\n';
    return asksForJson
      ? { status: 400, type: 'application/json; charset=utf-8', text: JSON.stringify({ error: text.trim() }) }
      : { status: 400, type: 'text/markdown; charset=utf-8', text };
  }
  const limit = Number(query.get('limit')) || 8;
  const results = library.search(q, { kind: query.get('kind') ?? undefined, limit });
  return asksForJson
    ? { status: 200, type: 'application/json; charset=utf-8', text: JSON.stringify({ query: q, results }) }
    : { status: 200, type: 'text/markdown; charset=utf-8', text: describeFindings(q, results) };
}

/** Maximum number of characters of the passage below search results. */
const longestPassage = 8000;

/**
 * Returns findings as Markdown, followed by the text of the first one. Often that is the answer, and nothing else has to be
 * read.
 */
export function describeSearch(library: Library, query: string, findings: readonly Finding[]): string {
  const list = describeFindings(query, findings);
  const [best] = findings;
  if (!best) return list;
  const text = library.passage(best);
  const cut = text.length > longestPassage ? text.lastIndexOf('\n', longestPassage) : text.length;
  const more = cut < text.length ? '\n\n(It continues: read the page for the rest.)' : '';
  return `${list}\n---\n\nThe first result, ${best.path}:\n\n${text.slice(0, cut).trimEnd()}${more}\n`;
}

/** Returns findings as Markdown. */
export function describeFindings(query: string, findings: readonly Finding[]): string {
  const lines = findings.map(({ title, section, markdown, reason, answers }) =>
    findingLine({
      title,
      heading: section,
      url: markdown,
      reason: answers ? `${reason} Answers: ${answers}` : reason,
    }),
  );
  const head = `# Pages for “${query.replace(/\s+/g, ' ').slice(0, 100)}”`;
  return `${head}\n\n${lines.join('\n') || 'No page matches. Try fewer or more general words.'}\n`;
}
