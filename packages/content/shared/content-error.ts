import { closest, distance } from 'fastest-levenshtein';

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

/** What a message says about a problem, without its place. */
export type ProblemText = Pick<ContentProblem, 'found' | 'expected' | 'fix'>;

/** Formats a location, as in `docs/a.mdx:3:1`. */
export function formatPlace({ file, line, column }: ContentPlace): string {
  return [file, line, line && column].filter(Boolean).join(':');
}

/** Formats a problem as the block of text that an author sees in the terminal and in the browser. */
export function formatProblem(problem: ContentProblem): string {
  const lines = [formatPlace(problem), `  found:    ${problem.found}`, `  expected: ${problem.expected}`];
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

/**
 * Returns the known name closest to the given one, if at most the share `tolerance` of its letters differs; the
 * first of several.
 */
export function nearestName(name: string, known: readonly string[], tolerance = 1 / 3): string | undefined {
  if (known.length === 0) return undefined;
  const [lower, names] = [name.toLowerCase(), known.map((each) => each.toLowerCase())];
  const near = closest(lower, names);
  const most = Math.max(2, Math.floor(name.length * tolerance));
  return distance(lower, near) <= most ? known[names.indexOf(near)] : undefined;
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
