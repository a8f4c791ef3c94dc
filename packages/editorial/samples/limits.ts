import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Limits that may only improve: `samples/limits.json`. */
export interface Limits {
  /** Fences that say `no-check`. */
  uncheckedSamples: number;
  /** Percentage of documented exports, by package. */
  documentedExports: Record<string, number>;
}

const fileOf = (root: string) => join(root, 'samples', 'limits.json');

export function readLimits(root: string): Limits {
  return JSON.parse(readFileSync(fileOf(root), 'utf8'));
}

/** Writes improved numbers, which become the new limits. CI only compares. */
export function tightenLimits(root: string, better: Partial<Limits>) {
  if (process.env.CI) return;
  writeFileSync(fileOf(root), `${JSON.stringify({ ...readLimits(root), ...better }, null, 2)}\n`);
}

/** Returns the error if too many fences are unchecked, or undefined if the number is within the limit. */
export function describeUnchecked(
  { fences, unchecked }: { fences: number; unchecked: number },
  limit: number,
) {
  const allowed = Math.floor(fences * 0.05);
  if (unchecked > limit)
    return `${unchecked} fences say no-check, and samples/limits.json allows ${limit}: the number may only decrease. Make samples compile, or remove some.`;
  if (unchecked > allowed)
    return `${unchecked} of ${fences} fences say no-check; 5 % are ${allowed}. Make samples compile, or remove some.`;
  return undefined;
}
