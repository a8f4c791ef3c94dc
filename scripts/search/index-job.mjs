import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../terminal/main.mjs';

/** @typedef {Map<string, string>} Digests Of the records of an index, by their ids. */
/** @typedef {{ added: number, changed: number, removed: number, unchanged: number }} Summary */

/**
 * The digests of an index's records; nothing where there is no such index.
 * @param {any} client
 * @param {string} name
 * @returns {Promise<Digests | undefined>}
 */
export async function readDigests(client, name) {
  /** @type {Digests} */
  const digests = new Map();
  try {
    await client.initIndex(name).browseObjects({
      attributesToRetrieve: ['internal.contentDigest'],
      batch: (/** @type {{ objectID: string, internal?: { contentDigest?: string } }[]} */ hits) => {
        for (const { objectID, internal } of hits) digests.set(objectID, internal?.contentDigest ?? '');
      },
    });
    return digests;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * What an index gained and lost from one state to another.
 * @param {Digests | undefined} before
 * @param {Digests} after
 * @returns {Summary}
 */
export function summarize(before = new Map(), after) {
  const summary = { added: 0, changed: 0, removed: 0, unchanged: 0 };
  for (const [id, digest] of after) {
    if (!before.has(id)) summary.added += 1;
    else if (before.get(id) !== digest) summary.changed += 1;
    else summary.unchanged += 1;
  }
  for (const id of before.keys()) if (!after.has(id)) summary.removed += 1;
  return summary;
}

/**
 * A name for a new staging index. It is another one every time: gatsby-plugin-algolia remembers by the name what it has pushed,
 * also where pushing failed.
 * @param {string} live
 * @param {number} time
 */
export function stagingName(live, time) {
  return `${live}_staging_${time.toString(36)}`;
}

/**
 * Removes what earlier runs that broke off have left behind.
 * @param {any} client
 * @param {string} live
 * @returns {Promise<number>} how many indexes that were
 */
export async function removeLeftovers(client, live) {
  const { items } = await client.listIndices();
  const names = items.map((/** @type {{ name: string }} */ item) => item.name);
  const left = names.filter((/** @type {string} */ name) => name.startsWith(`${live}_staging_`));
  for (const name of left) await client.initIndex(name).delete().wait();
  return left.length;
}

/**
 * Starts a staging index as a copy of the live one, so that only what has changed has to be pushed.
 * @param {any} client
 * @param {string} live
 * @param {string} staging
 */
export async function openStaging(client, live, staging) {
  try {
    await client.copyIndex(live, staging).wait();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/**
 * Puts the finished staging index in the place of the live one, in one step: readers see the one or the other.
 * @param {any} client
 * @param {{ live: string, staging: string, expected: number, synonyms: readonly (readonly string[])[] }} indexes
 * @returns {Promise<Digests>} what is live now
 */
export async function publishStaging(client, { live, staging, expected, synonyms }) {
  const digests = await readDigests(client, staging);
  if (!digests || digests.size !== expected)
    throw new Failure(`The staging index has ${digests?.size ?? 0} records, and the site has ${expected}.`);
  const objects = synonyms.map((words) => ({ objectID: words.join('-'), type: 'synonym', synonyms: words }));
  await client.initIndex(staging).saveSynonyms(objects, { replaceExistingSynonyms: true }).wait();
  await client.moveIndex(staging, live).wait();
  return digests;
}

/**
 * Files below a folder that hold a secret.
 * @param {string} folder
 * @param {string} secret
 */
export function filesWith(folder, secret) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(secret));
}

/** @param {unknown} error */
function isMissing(error) {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}
