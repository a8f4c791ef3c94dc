import { ServiceError } from './store.mjs';

/** @typedef {import('../../../packages/search/engine/engine').SearchEngine} SearchEngine */
/** @typedef {import('./store.mjs').IndexStore} IndexStore */
/** @typedef {import('./store.mjs').StoredIndex} StoredIndex */
/** @typedef {import('./store.mjs').StoredRecord} StoredRecord */

/**
 * @typedef {object} Engines
 * @property {(index: StoredIndex) => SearchEngine} ofIndex Builds an engine from an index's records and
 *   synonyms.
 * @property {(() => SearchEngine | undefined)} ofBuild The engine of the site's last build, for an index that
 *   has not been pushed.
 */

/** Responds to searches with the embedded engine, which is rebuilt when an index has changed. */
export class Responses {
  /** @type {WeakMap<StoredIndex, { version: number, engine: SearchEngine }>} */
  #engines = new WeakMap();

  /**
   * @param {IndexStore} store
   * @param {Engines} engines
   */
  constructor(store, engines) {
    this.store = store;
    this.engines = engines;
  }

  /**
   * @param {Record<string, unknown>} request
   * @returns {Record<string, unknown>}
   */
  search(request) {
    const name = String(request.indexName ?? '');
    const { engine, index } = this.#find(name);
    const result = engine.answer(request);
    return { ...result, hits: result.hits.map((hit) => withStoredUrl(hit, index)) };
  }

  /**
   * Pages that the title of another page finds.
   * @param {Record<string, unknown>} request
   * @returns {Record<string, unknown>}
   */
  recommend(request) {
    const name = String(request.indexName ?? '');
    const { engine, index } = this.#find(name);
    const id = String(request.objectID ?? '');
    const record = index?.records.get(id);
    const hierarchy = /** @type {{ lvl1?: string } | undefined} */ (record?.hierarchy);
    const path = record ? String(record.pageID) : id;
    const query = hierarchy?.lvl1 ?? (path.split('/').pop() || path);
    const most = Number(request.maxRecommendations ?? 10) || 10;
    const { hits } = engine.answer({ query, hitsPerPage: 3 * most, facetFilters: request.facetFilters });
    const pages = hits.filter((hit) => hit.type === 'lvl1' && hit.pageID !== path).slice(0, most);
    return { hits: pages.map((hit) => withStoredUrl(hit, index)), nbHits: pages.length, processingTimeMS: 0 };
  }

  /** @param {string} name */
  #find(name) {
    const index = this.store.indexes.get(name);
    if (!index) {
      const engine = this.engines.ofBuild();
      if (!engine) throw new ServiceError(404, `Index ${name} does not exist`);
      return { engine, index: undefined };
    }
    const known = this.#engines.get(index);
    if (known?.version === index.version) return { engine: known.engine, index };
    const engine = this.engines.ofIndex(index);
    this.#engines.set(index, { version: index.version, engine });
    return { engine, index };
  }
}

/**
 * Gives a hit the URL that was pushed, because the engine only knows routes.
 * @template {{ objectID: string }} Hit
 * @param {Hit} hit
 * @param {StoredIndex | undefined} index
 */
function withStoredUrl(hit, index) {
  const url = index?.records.get(hit.objectID)?.url;
  return url === undefined || !('url' in hit) ? hit : { ...hit, url };
}
