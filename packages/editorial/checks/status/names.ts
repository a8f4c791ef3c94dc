import type { PageText } from './page-text';

/**
 * Returns the names that a page documents: in a heading or in the page's title. If `mentionIsEnough` (guides,
 * migrations), inline code in the text of a section counts too.
 */
export function documentedNames(
  names: readonly string[],
  { title, headings, inlineCode }: PageText,
  mentionIsEnough: boolean,
): string[] {
  const own = new Set([title, ...headings.flatMap(namesOf)].map(bareName));
  const isHeading = (name: string) => own.has(bareName(name));
  if (!mentionIsEnough) return names.filter(isHeading);
  const said = [...headings.map(({ text }) => text), ...inlineCode];
  return names.filter((name) => isHeading(name) || said.some((text) => mentions(text, bareName(name))));
}

/**
 * Returns the parts of a heading: its whole text, each name in code font, and the text between commas,
 * slashes, "and" and "or".
 */
function namesOf({ text, code }: PageText['headings'][number]): string[] {
  return [text, ...code, ...text.split(/\s*[,/]\s+|\s+(?:and|or)\s+/)];
}

/** Strips a name of its syntax: `<Img />`, `spring()`, `crf?`, `--crf <number>`. */
function bareName(name: string): string {
  const bare = name
    .trim()
    .replace(/^<([\w.]+)[^>]*>$/, '$1')
    .replace(/\(.*\)$/s, '')
    .replace(/^(--[\w-]+)[ =].*$/s, '$1')
    .replace(/\?$/, '');
  return bare || name.trim();
}

/** Returns whether a text contains a name as a separate word. */
function mentions(text: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = /^\w/.test(name) ? '(?<![\\w-])' : '';
  const after = /\w$/.test(name) ? '(?![\\w-])' : '';
  return new RegExp(before + escaped + after).test(text);
}
