/** @typedef {Record<string, unknown> & { objectID: string }} StoredRecord */
/**
 * @typedef {object} StoredIndex
 * @property {Map<string, StoredRecord>} records
 * @property {Record<string, unknown>} settings
 * @property {Map<string, Record<string, unknown>>} synonyms
 * @property {number} version Changes with every change of the records.
 * @property {string} updatedAt When it was created.
 */
/** @typedef {{ action: string, indexName?: string, body?: Record<string, unknown> }} BatchOperation */

/** An error response with a status. */
export class ServiceError extends Error {
  /**
   * @param {number} status
   * @param {string} message
   */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** @returns {StoredIndex} */
function emptyIndex() {
  return {
    records: new Map(),
    settings: {},
    synonyms: new Map(),
    version: 0,
    updatedAt: new Date().toISOString(),
  };
}

/**
 * In-memory indexes. Every change is complete when the response is sent, so every task is already published.
 */
export class IndexStore {
  /** @type {Map<string, StoredIndex>} */
  indexes = new Map();
  lastTask = 0;

  /** @param {string} name */
  find(name) {
    const index = this.indexes.get(name);
    if (!index) throw new ServiceError(404, `Index ${name} does not exist`);
    return index;
  }

  /** @param {string} name */
  findOrCreate(name) {
    const index = this.indexes.get(name) ?? emptyIndex();
    this.indexes.set(name, index);
    return index;
  }

  task() {
    this.lastTask += 1;
    return { taskID: this.lastTask, updatedAt: new Date().toISOString() };
  }

  /**
   * Applies a list of operations to one index, all or nothing: an invalid operation is rejected before
   * anything changes.
   * @param {string} name
   * @param {BatchOperation[]} operations
   * @returns {string[]} the records' ids
   */
  batch(name, operations) {
    for (const { action, body } of operations) checkOperation(action, body);
    const index = this.findOrCreate(name);
    index.version += 1;
    return operations.map(({ action, body = {} }) => {
      const objectID = String(body.objectID);
      if (action === 'deleteObject') index.records.delete(objectID);
      else index.records.set(objectID, { ...body, objectID });
      return objectID;
    });
  }

  /**
   * Copies or moves an index with its settings and synonyms, overwriting the destination.
   * @param {string} name
   * @param {string} destination
   * @param {boolean} isMove
   */
  transfer(name, destination, isMove) {
    const { records, settings, synonyms, version } = this.find(name);
    if (isMove) this.indexes.delete(name);
    this.indexes.set(destination, {
      ...emptyIndex(),
      records: new Map(records),
      settings: { ...settings },
      synonyms: new Map(synonyms),
      version: version + 1,
    });
  }

  list() {
    return [...this.indexes].map(([name, { records, updatedAt }]) => ({
      name,
      updatedAt,
      entries: records.size,
      pendingTask: false,
    }));
  }
}

const actions = ['addObject', 'updateObject', 'deleteObject'];

/**
 * @param {string} action
 * @param {Record<string, unknown> | undefined} body
 */
function checkOperation(action, body) {
  if (!actions.includes(action)) throw new ServiceError(400, `Invalid action: ${action}`);
  if (body?.objectID === undefined) throw new ServiceError(400, `${action} needs an objectID`);
}
