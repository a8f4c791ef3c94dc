import { type ContentProblem, nearestName } from '@docs/content/shared';

/** A correction of one line of a file. Lines count from 1. */
export interface Correction {
  file: string;
  line: number;
  from: string;
  to: string;
}

/** Shorter names are not corrected, because they may name something else. */
const shortestName = 4;

/**
 * Returns the corrections that problems allow without doubt: a name whose nearest known name differs in at most two
 * letters, and Markdown marks whose correct form is in the message.
 */
export function correctionsOf(problems: readonly ContentProblem[]): Correction[] {
  return problems.flatMap(({ file, line, found, fix = '' }) => {
    const from = /`([^`]+)`/.exec(found)?.[1]?.replace(/^<(.*)>$/, '$1');
    const near = /^Did you mean `([^`]+)`\?/.exec(fix)?.[1];
    const written = /readers (?:see|do not see)/.test(found)
      ? /^Write `([^`]+)`\.$/.exec(fix)?.[1]
      : undefined;
    if (!line || !from || file.startsWith('src/')) return [];
    if (written) return [{ file, line, from, to: written }];
    if (!near || from.length < shortestName || !nearestName(from, [near], 0)) return [];
    // A different number means a different page: `2-0-migration`, `3-0-migration`.
    if (digitsOf(from) !== digitsOf(near)) return [];
    return [{ file, line, from, to: near }];
  });
}

const digitsOf = (name: string) => name.replace(/\D/g, '');

/**
 * Returns a text with corrections, and how many were made. A correction is left out if its line has the name more than
 * once, or no longer has it.
 */
export function withCorrections(
  text: string,
  corrections: readonly Correction[],
): { text: string; count: number } {
  const lines = text.split('\n');
  let count = 0;
  for (const { line, from, to } of corrections) {
    const [before, after, more] = (lines[line - 1] ?? '').split(from);
    if (before === undefined || after === undefined || more !== undefined) continue;
    // A part of a longer name is a different name.
    if (/[\w-]$/.test(before) && /^[\w-]/.test(from)) continue;
    if (/^[\w-]/.test(after) && /[\w-]$/.test(from)) continue;
    lines[line - 1] = before + to + after;
    count += 1;
    const closing = lines.findIndex((other, index) => index >= line - 1 && other.includes(`</${from}>`));
    if (/^[A-Z]/.test(from) && closing >= 0)
      lines[closing] = (lines[closing] as string).replace(`</${from}>`, `</${to}>`);
  }
  return { text: lines.join('\n'), count };
}
