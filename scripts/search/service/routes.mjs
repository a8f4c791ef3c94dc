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

/** @type {Record<string, Handler>} By method and the path after the name of the index. */
const indexRoutes = {
  'POST batch': ({ store }, { path, body }) => {
    const objectIDs = store.batch(indexOf(path), requestsOf(body));
    return { ...store.task(), objectIDs };
  },
  'POST clear': ({ store }, { path }) => {
    store.clear(indexOf(path));
    return store.task();
  },
  'POST operation': ({ store }, { path, body }) => {
    if (!['copy', 'move'].includes(body.operation) || !body.destination)
      throw new ServiceError(400, 'operation must be copy or move, with a destination');
    store.transfer(indexOf(path), body.destination, body.operation === 'move');
    return store.task();
  },
  'POST browse': browse,
  'GET browse': browse,
  'POST query': ({ responses }, { path, body }) => responses.search({ ...body, indexName: indexOf(path) }),
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
    if (path[3] === 'search') return { hits: [...index.synonyms.values()], nbHits: index.synonyms.size };
    if (parameters.get('replaceExistingSynonyms') === 'true') index.synonyms.clear();
    if (!Array.isArray(body)) throw new ServiceError(400, 'Expected a list of synonyms');
    for (const synonym of body) index.synonyms.set(String(synonym.objectID), synonym);
    index.version += 1;
    return store.task();
  },
};

/** @type {Handler} */
function browse({ store }, { path, parameters, body }) {
  const records = [...store.find(indexOf(path)).records.values()];
  const cursor = Number(body.cursor ?? parameters.get('cursor') ?? 0);
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
  const { method, path, body } = call;
  const { store, responses } = service;
  const [root, name, verb] = path;
  if (root !== 'indexes') {
    // A custom request of the client: echoes its input.
    if (method === 'POST')
      return { path: `1/${path.join('/')}`, parameters: Object.fromEntries(call.parameters), body };
    throw new ServiceError(404, 'Not found');
  }
  if (name === undefined && method === 'GET') return { items: store.list(), nbPages: 1 };
  if (name === '*') return everyIndex(service, call);
  if (verb === undefined && method === 'DELETE') {
    store.indexes.delete(indexOf(path));
    return { ...store.task(), deletedAt: new Date().toISOString() };
  }
  const known = indexRoutes[`${method} ${verb}`];
  if (known) return known({ store, responses }, call);
  return oneRecord(service, call);
}

/** @type {Record<string, string>} What a method does with one record. */
const recordActions = { POST: 'addObject', PUT: 'updateObject', DELETE: 'deleteObject' };

/** @type {Handler} */
function oneRecord({ store }, { method, path, body }) {
  const [, , id, more] = path;
  const action = recordActions[method];
  if (more !== undefined || (method === 'POST') !== (id === undefined))
    throw new ServiceError(404, 'Not found');
  if (action) {
    const [objectID] = store.batch(indexOf(path), [
      { action, body: { ...body, ...(id ? { objectID: id } : {}) } },
    ]);
    return { ...store.task(), objectID };
  }
  const record = store.find(indexOf(path)).records.get(id ?? '');
  if (!record) throw new ServiceError(404, 'ObjectID does not exist');
  return record;
}

/** @type {Handler} */
function everyIndex({ store, responses }, { method, path, body }) {
  const requests = requestsOf(body);
  const verb = `${method} ${path[2]}`;
  if (verb === 'POST queries') return { results: requests.map((request) => responses.search(request)) };
  if (verb === 'POST recommendations')
    return { results: requests.map((request) => responses.recommend(request)) };
  if (verb !== 'POST batch') throw new ServiceError(404, 'Not found');
  /** @type {Record<string, number>} */
  const taskID = {};
  const objectIDs = requests.flatMap(({ indexName, ...operation }) => {
    const ids = store.batch(String(indexName), [/** @type {any} */ (operation)]);
    taskID[String(indexName)] = store.task().taskID;
    return ids;
  });
  return { taskID, objectIDs };
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
