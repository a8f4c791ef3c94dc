/**
 * Strips the frontmatter of a file and counts its lines, so that messages can refer to the author's own
 * lines.
 */
export function blankFrontmatter(source: string): { body: string; lineOffset: number } {
  const match = /^\uFEFF?---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(source);
  if (!match) return { body: source.replace(/^\uFEFF/, ''), lineOffset: 0 };
  return { body: source.slice(match[0].length), lineOffset: match[0].split('\n').length - 1 };
}
