import { closest, distance } from 'fastest-levenshtein';

/** Where in a content file something is; lines and columns count from 1. */
export interface ContentPlace {
  /** Path as the author knows it, relative to the project's root. */
  file: string;
  line?: number;
  column?: number;
}

/** What is wrong with a piece of content, in the order an author asks for it. */
export interface ContentProblem extends ContentPlace {
  found: string;
  expected: string;
  /** How to fix it, as a whole sentence. */
  fix?: string;
}

/** Writes a problem as the one block that an author sees in the terminal and in the browser. */
export function formatProblem(problem: ContentProblem): string {
  const place = [problem.file, problem.line, problem.line && problem.column].filter(Boolean).join(':');
  const lines = [`${place}`, `  found:    ${problem.found}`, `  expected: ${problem.expected}`];
  if (problem.fix) lines.push(`  fix:     ${problem.fix}`);
  return lines.join('\n');
}

/** An author's mistake: its message is the whole of what is to be shown, its stack says nothing to an author. */
export class ContentError extends Error {
  readonly problems: ContentProblem[];

  constructor(problems: ContentProblem | ContentProblem[]) {
    const list = Array.isArray(problems) ? problems : [problems];
    super(list.map(formatProblem).join('\n\n'));
    this.name = 'ContentError';
    this.problems = list;
  }
}

/** The known name nearest to what was written, where no more than the given part of its letters differs. */
export function nearestName(name: string, known: readonly string[], tolerance = 1 / 3): string | undefined {
  if (known.length === 0) return undefined;
  const best = closest(name.toLowerCase(), known.map((entry) => entry.toLowerCase()) as string[]);
  const found = known.find((entry) => entry.toLowerCase() === best);
  return found && distance(name.toLowerCase(), best) <= Math.max(2, Math.floor(name.length * tolerance))
    ? found
    : undefined;
}

/** The sentence that names the nearest known name, or lists a few of the known ones. */
export function suggestName(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  if (near) return `Did you mean \`${near}\`?`;
  return `Known: ${known
    .slice(0, 12)
    .map((entry) => `\`${entry}\``)
    .join(', ')}${known.length > 12 ? ', …' : ''}.`;
}
