import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * @typedef {object} Limits Limits that may only improve: `samples/limits.json`.
 * @property {number} uncheckedSamples Fences that say `no-check`.
 * @property {Record<string, number>} documentedExports Percentage of documented exports, by package.
 */

const file = join(root, 'samples', 'limits.json');

/** @returns {Limits} */
export function readLimits() {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Writes improved numbers, which become the new limits. CI only compares.
 * @param {Partial<Limits>} better
 */
export function tightenLimits(better) {
  if (process.env.CI) return;
  writeFileSync(file, `${JSON.stringify({ ...readLimits(), ...better }, null, 2)}\n`);
}

/**
 * Returns the error if too many fences are unchecked, or undefined if the number is within the limit.
 * @param {{ fences: number, unchecked: number }} counted
 * @param {number} limit
 */
export function describeUnchecked({ fences, unchecked }, limit) {
  const allowed = Math.floor(fences * 0.05);
  if (unchecked > limit)
    return `${unchecked} fences say no-check, and samples/limits.json allows ${limit}: the number may only decrease. Make samples compile, or remove some.`;
  if (unchecked > allowed)
    return `${unchecked} of ${fences} fences say no-check; 5 % are ${allowed}. Make samples compile, or remove some.`;
  return undefined;
}
