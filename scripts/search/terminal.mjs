/** @typedef {import('../../packages/search/engine/engine').SearchEngine} SearchEngine */
/** @typedef {import('../../packages/search/engine/engine').SearchResult} SearchResult */

/** Maximum number of pages shown, or written per query. */
const mostPages = 10;

/**
 * Formats the results of a query for people: path, title and the words around the match.
 * @param {SearchEngine} engine
 * @param {string} query
 * @param {{ bold?: boolean }} [style]
 */
export function describeHits(engine, query, { bold = false } = {}) {
  const [on, off] = bold ? ['\u001b[1m', '\u001b[22m'] : ['', ''];
  const {
    hits,
    nbHits,
    nearestWords = [],
  } = engine.answer({
    query,
    hitsPerPage: 3 * mostPages,
    attributesToSnippet: ['content:20'],
    highlightPreTag: on,
    highlightPostTag: off,
  });
  const blocks = [];
  for (const hit of hits) {
    if (hit.type !== 'lvl1' || blocks.length === mostPages) continue;
    const below = hits.filter((other) => other.pageID === hit.pageID);
    const snippet = below.find((other) => other.type === 'content') ?? hit;
    const text = snippet._snippetResult.content?.value;
    const title = hit._highlightResult.hierarchy.lvl1?.value ?? hit.hierarchy.lvl1;
    blocks.push([hit.url, `  ${title}`, ...(text ? [`  ${text}`] : [])].join('\n'));
  }
  if (blocks.length === 0)
    return [`No results for "${query}"`, ...nearestWords.map((word) => `  Try "${word}"`)].join('\n');
  const rest = nbHits > hits.length ? [`${nbHits} results in all`] : [];
  return [...blocks, ...rest].join('\n\n');
}

/**
 * Explains the score of the best pages: how each word of the query was interpreted, and the factors of each
 * page's score.
 * @param {SearchEngine} engine
 * @param {string} query
 */
export function explainHits(engine, query) {
  const { words, pages } = engine.explain(query, mostPages);
  const number = (/** @type {number} */ value) => String(Math.round(value * 100) / 100);
  const lines = pages.map(({ url, score, coverage, parts }) => {
    const factors = Object.entries(parts).filter(([, value]) => value !== 1);
    const product = factors.map(([name, value]) => `${name} ${number(value)}`).join(' × ');
    return `${url}\n  ${number(score)} = ${product}; has ${Math.round(coverage * 100)} % of the query`;
  });
  return [words.map((word) => `  ${word}`).join('\n'), ...lines].join('\n\n');
}

/**
 * Returns the results of a query as one line of JSON: pages, best first.
 * @param {SearchEngine} engine
 * @param {string} query
 * @param {() => number} now Milliseconds.
 */
export function hitsLine(engine, query, now) {
  const start = now();
  const hits = engine.findPages(query, mostPages);
  const ms = Math.round((now() - start) * 1000) / 1000;
  return JSON.stringify({ query, hits, ms });
}
