import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../terminal/main.mjs';

/** @typedef {{ live: string, staging: string }} Names Of the two indexes of a job. */
/** @typedef {Map<string, string>} Digests Of the records of an index, by their ids. */
/** @typedef {{ added: number, changed: number, removed: number, unchanged: number }} Summary */

/**
 * Returns a name for the staging index of one job: jobs that run at once, perhaps on different machines, must not
 * write to the same index.
 * @param {string} live
 */
export function stagingName(live) {
  return `${live}_staging_${randomUUID().slice(0, 8)}`;
}

/** How long a job may take, in milliseconds. An older staging index is the remains of an interrupted one. */
const longestJob = 24 * 60 * 60 * 1000;

/**
 * Creates the staging index as a copy of the live one, so that only changes have to be pushed. Deletes the
 * remains of earlier jobs that were interrupted.
 * @param {any} client
 * @param {Names} names
 * @returns {Promise<Digests | undefined>} the records of the live index; undefined if it does not exist yet
 */
export async function openStaging(client, { live, staging }) {
  // A key that may not list them can still do the job.
  const { items } = await client.listIndices().catch(() => ({ items: [] }));
  for (const { name, updatedAt } of items) {
    const isRemains = name.startsWith(`${live}_staging`) && Date.now() - Date.parse(updatedAt) > longestJob;
    if (isRemains) await dropStaging(client, name);
  }
  const digests = await readDigests(client, live);
  if (digests) await client.copyIndex(live, staging).wait();
  return digests;
}

/**
 * Replaces the live index with the finished staging index atomically.
 * @param {any} client
 * @param {Names & { expected: number, synonyms: readonly (readonly string[])[] }} site The site's
 *   number of records, and its synonyms.
 * @returns {Promise<Digests>} the records that are live now
 * @throws {Failure} if the staging index does not have the expected number of records
 */
export async function publishStaging(client, { live, staging, expected, synonyms }) {
  const digests = (await readDigests(client, staging)) ?? new Map();
  if (digests.size !== expected || expected === 0)
    throw new Failure(`The staging index has ${digests.size} records, but the site has ${expected}.`);
  const objects = synonyms.map((words) => ({ objectID: words.join('-'), type: 'synonym', synonyms: words }));
  await client.initIndex(staging).saveSynonyms(objects, { replaceExistingSynonyms: true }).wait();
  try {
    await client.moveIndex(staging, live).wait();
  } catch (error) {
    if (await isMoved(client, live, digests)) return digests;
    throw new UnknownMove(error);
  }
  return digests;
}

/**
 * Thrown if the response to the move was lost: the service may have accepted it, and may still execute it.
 */
export class UnknownMove extends Error {
  /** @param {unknown} cause The error that the client threw. */
  constructor(cause) {
    super('The move received no response.', { cause });
  }
}

/**
 * Returns whether the live index contains the records that were moved. False if it cannot be read either.
 * @param {any} client
 * @param {string} live
 * @param {Digests} digests
 */
async function isMoved(client, live, digests) {
  const now = await readDigests(client, live).catch(() => undefined);
  if (now?.size !== digests.size) return false;
  return [...digests].every(([id, digest]) => now.get(id) === digest);
}

/**
 * Describes the state of the live index after a failure.
 * @param {unknown} error
 * @param {string} live
 */
export function stateOfLive(error, live) {
  return error instanceof UnknownMove
    ? `It is unknown whether the hosted index \`${live}\` was replaced: the service did not confirm it. Run \`npm run index\` again.`
    : `The hosted index \`${live}\` was not changed.`;
}

/**
 * Deletes the staging index; the live one stays unchanged.
 * @param {any} client
 * @param {string} staging
 */
export async function dropStaging(client, staging) {
  await client.initIndex(staging).delete().wait();
}

/**
 * Returns the digests of an index's records, or undefined if there is no such index.
 * @param {any} client
 * @param {string} name
 * @returns {Promise<Digests | undefined>}
 */
async function readDigests(client, name) {
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
    const isMissing = error instanceof Object && 'status' in error && error.status === 404;
    if (isMissing) return undefined;
    throw error;
  }
}

/**
 * Returns the difference between two states of an index.
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
 * Returns the files below a folder that contain a secret.
 * @param {string} folder
 * @param {string} secret
 */
export function filesWith(folder, secret) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(secret));
}
