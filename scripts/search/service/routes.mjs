import { ServiceError } from './store.mjs';

/** @typedef {import('./store.mjs').IndexStore} IndexStore */
/** @typedef {import('./responses.mjs').Responses} Responses */
/**
 * @typedef {object} Call
 * @property {string} method
 * @property {string[]} path Below `/1/`, decoded.
 * @property {URLSearchParams} parameters
 * @property {Record<string, any>} body
 */
/** @typedef {{ store: IndexStore, responses: Responses }} Service */
/** @typedef {(service: Service, call: Call) => unknown} Handler */

/** Number of hits per `browse` response. */
const browseSize = 1000;

/** @type {Record<string, Handler>} By method, and the path after the name of the index if there is one. */
const indexRoutes = {
  DELETE: ({ store }, { path }) => {
    store.indexes.delete(indexOf(path));
    return { ...store.task(), deletedAt: new Date().toISOString() };
  },
  'POST batch': ({ store }, { path, body }) => {
    const objectIDs = store.batch(indexOf(path), requestsOf(body));
    return { ...store.task(), objectIDs };
  },
  'POST operation': ({ store }, { path, body }) => {
    if (!['copy', 'move'].includes(body.operation) || !body.destination)
      throw new ServiceError(400, 'operation must be copy or move, with a destination');
    store.transfer(indexOf(path), body.destination, body.operation === 'move');
    return store.task();
  },
  'POST browse': browse,
  'GET settings': ({ store }, { path }) => store.find(indexOf(path)).settings,
  'PUT settings': ({ store }, { path, body }) => {
    Object.assign(store.findOrCreate(indexOf(path)).settings, body);
    return store.task();
  },
  'GET task': ({ store }, { path }) => {
    const id = Number(path[3]);
    if (!(id <= store.lastTask)) throw new ServiceError(404, `Task ${path[3]} does not exist`);
    return { status: 'published', pendingTask: false };
  },
  'POST synonyms': ({ store }, { path, parameters, body }) => {
    const index = store.findOrCreate(indexOf(path));
    if (parameters.get('replaceExistingSynonyms') === 'true') index.synonyms.clear();
    if (!Array.isArray(body)) throw new ServiceError(400, 'Expected a list of synonyms');
    for (const synonym of body) index.synonyms.set(String(synonym.objectID), synonym);
    index.version += 1;
    return store.task();
  },
};

/** @type {Record<string, Handler>} For `*` instead of a name. */
const commonRoutes = {
  'POST queries': ({ responses }, { body }) => ({
    results: requestsOf(body).map((request) => responses.search(request)),
  }),
  'POST recommendations': ({ responses }, { body }) => ({
    results: requestsOf(body).map((request) => responses.recommend(request)),
  }),
};

/** @type {Handler} */
function browse({ store }, { path, body }) {
  const records = [...store.find(indexOf(path)).records.values()];
  const cursor = Number(body.cursor ?? 0);
  const size = Number(body.hitsPerPage ?? browseSize);
  const next = cursor + size;
  const hits = records.slice(cursor, next);
  return { hits, nbHits: records.length, ...(next < records.length ? { cursor: String(next) } : {}) };
}

/**
 * Handles a call.
 * @param {Service} service
 * @param {Call} call
 * @throws {ServiceError} if the request is unknown or invalid
 */
export function route(service, call) {
  const { method, path, parameters, body } = call;
  const [root, name, verb] = path;
  // A custom request of the client: echoes its input.
  if (root !== 'indexes' && method === 'POST')
    return { path: `1/${path.join('/')}`, parameters: Object.fromEntries(parameters), body };
  if (root === 'indexes' && name === undefined && method === 'GET')
    return { items: service.store.list(), nbPages: 1 };
  const routes = name === '*' ? commonRoutes : indexRoutes;
  const known = root === 'indexes' && routes[[method, verb].join(' ').trim()];
  if (!known) throw new ServiceError(404, 'Not found');
  return known(service, call);
}

/**
 * @param {Record<string, any>} body
 * @returns {any[]}
 */
function requestsOf({ requests = [] }) {
  if (!Array.isArray(requests)) throw new ServiceError(400, 'requests must be a list');
  return requests;
}

/** @param {string[]} path */
function indexOf(path) {
  return String(path[1]);
}
