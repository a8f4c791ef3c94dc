/** A name that a heading consists of, as in ``### `delay?` ``. */
export interface HeadingName {
  name: string;
  /** Whether the heading marks it with `?`. */
  optional: boolean;
  /** Whether it is written as a call, as in ``### `seek()` ``. */
  isCall: boolean;
}

/** A heading of an MDX page; `line` counts from 1 in the file. */
export interface Heading {
  line: number;
  level: number;
  /** The text without components. */
  text: string;
  /** What the heading names, where it is nothing but names in code. */
  names: HeadingName[];
}

const fence = /^\s*(`{3,}|~{3,})/;
const heading = /^(#{2,6})\s+(.*?)\s*#*\s*$/;
const member = /^([A-Za-z_$][\w$]*)(\?)?(\(.*\))?(\?)?$/;

/** Reads the headings of a page; what looks like one inside a code fence is none. */
export function readHeadings(source: string): Heading[] {
  let open: string | undefined;
  return source.split(/\r?\n/).flatMap((line, index) => {
    const marks = fence.exec(line)?.[1];
    if (open) {
      if (marks?.startsWith(open) && line.trim() === marks) open = undefined;
      return [];
    }
    open = marks;
    const match = heading.exec(line);
    if (!match) return [];
    const text = withoutComponents(match[2] ?? '');
    return [{ line: index + 1, level: match[1]?.length ?? 0, text, names: namesOf(text) }];
  });
}

/** A heading's text without components that stand outside of code, and without its own id. */
function withoutComponents(text: string): string {
  return text
    .replace(/(`[^`]*`)|<[^>]*>/g, '$1')
    .replace(/\s*\\?\{#[\w.:-]+\\?\}/, '')
    .trim();
}

/** The names of a heading that holds only code: one, or several with commas or slashes between them. */
function namesOf(text: string): HeadingName[] {
  const codes = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.trim());
  const rest = text.replace(/`[^`]+`/g, '').replace(/[\s,/]|\band\b|\bor\b/g, '');
  const matches = codes.map((code) => member.exec(code));
  if (codes.length === 0 || rest !== '' || matches.some((match) => match === null)) return [];
  return matches.map((match) => ({
    name: match?.[1] ?? '',
    optional: match?.[2] !== undefined || match?.[4] !== undefined,
    isCall: match?.[3] !== undefined,
  }));
}
