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

/** Returns findings as Markdown. */
export function describeFindings(query: string, findings: readonly Finding[]): string {
  const lines = findings.map(({ title, section, markdown, reason }) =>
    findingLine({ title, heading: section, url: markdown, reason }),
  );
  const head = `# Pages for “${query.replace(/\s+/g, ' ').slice(0, 100)}”`;
  return `${head}\n\n${lines.join('\n') || 'No page matches. Try fewer or more general words.'}\n`;
}
