import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ type: string, values: Record<string, string | number> }} Usage A demo on a page. */

/**
 * Returns the demos in a folder of MDX files whose values differ from the defaults.
 * @param {string} folder
 * @returns {Usage[]}
 */
export function demoUsages(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .flatMap((name) => readUsages(readFileSync(join(folder, name), 'utf8')));
}

/**
 * Returns the demos in the text of an MDX file.
 * @param {string} text
 * @returns {Usage[]}
 */
export function readUsages(text) {
  return [...text.matchAll(/<Demo\s([^>]*?)\/>/g)].flatMap(([, attributes]) => {
    const written = [...String(attributes).matchAll(/(\w+)=(?:"([^"]*)"|\{\s*(-?[\d.]+)\s*\})/g)].map(
      /** @returns {[string, string | number]} */
      ([, name, string, number]) => [String(name), string ?? Number(number)],
    );
    const type = written.find(([name]) => name === 'type')?.[1];
    const values = written.filter(([name]) => name !== 'type' && name !== 'caption');
    return typeof type === 'string' ? [{ type, values: Object.fromEntries(values) }] : [];
  });
}
