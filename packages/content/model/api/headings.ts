import GithubSlugger from 'github-slugger';
import { rewriteLines } from '../../compile/docusaurus/syntax';

/** A name in a heading, as in ``### `delay?` ``. */
export interface HeadingName {
  name: string;
  /** Whether the heading marks it as optional with `?`. */
  optional: boolean;
  /** Whether it is written as a call, as in ``### `seek()` ``. */
  isCall: boolean;
}

/** The title of a section; `line` counts from 1 in the file. */
export interface SectionTitle {
  line: number;
  level: number;
  /** The text without its components. */
  text: string;
  /** The id that the page uses: `{#id}` if given, else derived from the text. */
  id: string;
}

/** A heading of an MDX page. */
export interface Heading extends SectionTitle {
  /** What the heading names, if it consists only of names in code. */
  names: HeadingName[];
  /** The version in its `<AvailableFrom>`. */
  since?: string;
}

/** The `<AvailableFrom>` above a page's first heading, and its line. */
export interface PageVersion {
  line: number;
  since: string;
}

const heading = /^(#{2,6})\s+(.*?)\s*#*\s*$/;
const ownId = /\s*\\?\{#([\w.:-]+)\\?\}/;
const version = /<AvailableFrom\s+v=["']([^"']+)["']\s*\/>/;
const member = /^([A-Za-z_$][\w$]*)(\?)?(\(.*\))?(\?)?$/;

/** Reads the headings of a page, ignoring anything in code fences. */
export function readHeadings(source: string): Heading[] {
  return readTitles(source).map(({ whole, ...title }) => {
    const since = version.exec(whole)?.[1];
    return { ...title, names: namesOf(title.text), ...(since ? { since } : {}) };
  });
}

/** Reads where the sections of a page start; `whole` is the line of the heading. */
export function readTitles(source: string): (SectionTitle & { whole: string })[] {
  const slugger = new GithubSlugger();
  return linesOutsideFences(source).flatMap(({ text: whole, line }) => {
    const match = heading.exec(whole);
    if (!match) return [];
    const [, marks = '', written = ''] = match;
    const text = withoutComponents(written);
    const id = ownId.exec(written)?.[1] ?? slugger.slug(text.replaceAll('`', ''));
    return [{ line, level: marks.length, text, id, whole }];
  });
}

/** Reads the `<AvailableFrom>` of a whole page: one on its own line above the first heading. */
export function readPageVersion(source: string): PageVersion | undefined {
  for (const { text, line } of linesOutsideFences(source)) {
    if (heading.test(text)) return undefined;
    const since = version.exec(text);
    if (since?.[1] && since[0] === text.trim()) return { line, since: since[1] };
  }
  return undefined;
}

/** Returns the lines outside of code fences that may be a heading or name a version. */
function linesOutsideFences(source: string): { text: string; line: number }[] {
  return rewriteLines(source).flatMap(({ text, isCode }, index) =>
    !isCode && /^#|<AvailableFrom/.test(text) ? [{ text, line: index + 1 }] : [],
  );
}

/** Returns a heading's text without its explicit id and without components outside of code. */
function withoutComponents(text: string): string {
  return text
    .replace(/(`[^`]*`)|<[^>]*>/g, '$1')
    .replace(ownId, '')
    .trim();
}

/** Returns the names in a heading that contains only code: one, or several separated by commas or slashes. */
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
