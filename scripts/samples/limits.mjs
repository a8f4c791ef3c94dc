import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * @typedef {object} Limits What may only get better; `samples/limits.json`.
 * @property {number} uncheckedSamples Fences that say `no-check`.
 * @property {Record<string, number>} documentedExports Percent of a package's exports that pages are about, by package.
 */

const file = join(root, 'samples', 'limits.json');

/** @returns {Limits} */
export function readLimits() {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Writes better numbers down, so that they hold from now on. CI only looks.
 * @param {Partial<Limits>} better
 */
export function tightenLimits(better) {
  if (process.env.CI) return;
  writeFileSync(file, `${JSON.stringify({ ...readLimits(), ...better }, null, 2)}\n`);
}

/**
 * What is wrong with the number of fences that are not checked; undefined where it is within the limits.
 * @param {{ fences: number, unchecked: number }} counted
 * @param {number} limit
 */
export function describeUnchecked({ fences, unchecked }, limit) {
  const allowed = Math.floor(fences * 0.05);
  if (unchecked > limit)
    return `${unchecked} fences say no-check, and samples/limits.json allows ${limit}: the number may only fall. Make samples compile, or take some out.`;
  if (unchecked > allowed)
    return `${unchecked} of ${fences} fences say no-check; 5 % are ${allowed}. Make samples compile, or take some out.`;
  return undefined;
}
