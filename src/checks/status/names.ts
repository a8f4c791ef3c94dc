import type { PageText } from './page-text';

/**
 * The names that a page documents: by a heading of that name, or by the page's own title. Where `mentionIsEnough` (guides,
 * migrations), code font in the text of a section does too.
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

/** A heading's whole text, each name in code font, and what commas, slashes, "and" and "or" part. */
function namesOf({ text, code }: PageText['headings'][number]): string[] {
  return [text, ...code, ...text.split(/\s*[,/]\s+|\s+(?:and|or)\s+/)];
}

/** A name without what only says of which kind it is: `<Img />`, `spring()`, `crf?`, `--crf <number>`. */
function bareName(name: string): string {
  const bare = name
    .trim()
    .replace(/^<([\w.]+)[^>]*>$/, '$1')
    .replace(/\(.*\)$/s, '')
    .replace(/^(--[\w-]+)[ =].*$/s, '$1')
    .replace(/\?$/, '');
  return bare || name.trim();
}

/** Whether a text has a name as a word of its own. */
function mentions(text: string, name: string): boolean {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = /^\w/.test(name) ? '(?<![\\w-])' : '';
  const after = /\w$/.test(name) ? '(?![\\w-])' : '';
  return new RegExp(before + escaped + after).test(text);
}
