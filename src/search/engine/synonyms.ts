import { squash } from './words';

/** By each word, as it is compared, the others of its groups. */
export function synonymTable(groups: readonly (readonly string[])[]): Record<string, string[]> {
  const table: Record<string, string[]> = {};
  for (const group of groups) {
    const words = [...new Set(group.map(squash))].filter(Boolean);
    for (const word of words) {
      const others = words.filter((other) => other !== word);
      table[word] = [...new Set([...(table[word] ?? []), ...others])];
    }
  }
  return table;
}
