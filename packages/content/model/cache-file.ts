import fs from 'node:fs';
import { atomicWrite } from './atomic-write.mjs';
import { digestOf } from './digest';

/** Writes lines of text to a cache file, with a digest that lets readers check that the file is complete. */
export function writeCacheFile(file: string, lines: readonly string[]): void {
  atomicWrite(file, `${[...lines, digestOf(...lines)].join('\n')}\n`);
}

/** Returns the lines of a cache file, or undefined if it does not exist or is damaged. */
export function readCacheFile(file: string): string[] | undefined {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const lines = text.split('\n').slice(0, -1);
  const digest = lines.pop();
  return digest === digestOf(...lines) ? lines : undefined;
}

/** Returns whether two objects have the same keys, in any order. */
export function hasSameKeys(a: object, b: object): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b);
}
