import { distance } from 'fastest-levenshtein';

/** A location in a content file; lines and columns count from 1. */
export interface ContentPlace {
  /** Path shown to the author, relative to the project root. */
  file: string;
  line?: number;
  column?: number;
}

/** A problem in the content. The fields are in the order in which an author needs them. */
export interface ContentProblem extends ContentPlace {
  found: string;
  expected: string;
  /** How to fix it, as a complete sentence. */
  fix?: string;
}

/** Formats a problem as the block of text that an author sees in the terminal and in the browser. */
export function formatProblem(problem: ContentProblem): string {
  const place = [problem.file, problem.line, problem.line && problem.column].filter(Boolean).join(':');
  const lines = [`${place}`, `  found:    ${problem.found}`, `  expected: ${problem.expected}`];
  if (problem.fix) lines.push(`  fix:      ${problem.fix}`);
  return lines.join('\n');
}

/** An author's mistake. Only the message is shown, because a stack trace does not help authors. */
export class ContentError extends Error {
  readonly problems: ContentProblem[];

  constructor(problems: ContentProblem | ContentProblem[]) {
    const list = Array.isArray(problems) ? problems : [problems];
    super(list.map(formatProblem).join('\n\n'));
    this.name = 'ContentError';
    this.problems = list;
  }

  /** By name, because Gatsby's plugins are separate bundles, each with a copy of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ContentError';
  }
}

/** Returns the known name closest to the given one, if at most a given share of its letters differs. */
export function nearestName(name: string, known: readonly string[], tolerance = 1 / 3): string | undefined {
  return createNameIndex(known, tolerance)(name);
}

/**
 * Creates a function that finds the known name closest to another one, if at most the share `tolerance` of
 * its letters differs; the first of several. Compares only names of similar length, and caches the results.
 */
export function createNameIndex(
  known: readonly string[],
  tolerance = 1 / 3,
): (name: string) => string | undefined {
  const byLength = new Map<number, { name: string; lower: string; place: number }[]>();
  known.forEach((name, place) => {
    const lower = name.toLowerCase();
    const group = byLength.get(lower.length) ?? [];
    group.push({ name, lower, place });
    byLength.set(lower.length, group);
  });
  const matches = new Map<string, string | undefined>();
  const find = (name: string) => {
    const lower = name.toLowerCase();
    let best = { distance: Math.max(2, Math.floor(name.length * tolerance)), place: Infinity, name: '' };
    for (let length = lower.length - best.distance; length <= lower.length + best.distance; length++) {
      for (const candidate of byLength.get(length) ?? []) {
        const far = distance(lower, candidate.lower);
        if (far < best.distance || (far === best.distance && candidate.place < best.place))
          best = { distance: far, place: candidate.place, name: candidate.name };
      }
    }
    return best.place === Infinity ? undefined : best.name;
  };
  return (name) => {
    if (!matches.has(name)) matches.set(name, find(name));
    return matches.get(name);
  };
}

/** Returns a sentence that suggests the nearest known name, or lists a few known names. */
export function suggestName(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  if (near) return `Did you mean \`${near}\`?`;
  return `Known: ${known
    .slice(0, 12)
    .map((entry) => `\`${entry}\``)
    .join(', ')}${known.length > 12 ? ', …' : ''}.`;
}
