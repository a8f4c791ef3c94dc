interface Heading {
  level: number;
  text: string;
  line: number;
}

/**
 * Returns a section of a Markdown page with its subsections.
 * @param name The heading, in any case and with or without its code formatting.
 * @throws {Error} if the page has no such section; the message lists those that it has
 */
export function sectionOf(markdown: string, name: string): string {
  const lines = markdown.split('\n');
  const headings = headingsOf(lines);
  const wanted = normalize(name);
  const found =
    headings.find(({ text }) => normalize(text) === wanted) ??
    headings.find(({ text }) => normalize(text).startsWith(wanted));
  if (!found) {
    const known = headings.map(({ text }) => text).join(', ');
    throw new Error(`The page has no section “${name}”. Its sections: ${known}`);
  }
  const end = headings.find(({ line, level }) => line > found.line && level <= found.level)?.line;
  return lines.slice(found.line, end).join('\n');
}

/** Returns the headings outside of code blocks. */
function headingsOf(lines: readonly string[]): Heading[] {
  const headings: Heading[] = [];
  let fence = '';
  for (const [line, text] of lines.entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    if (mark && !fence) fence = mark;
    else if (mark?.startsWith(fence) && text.trim() === mark) fence = '';
    const [, signs = '', heading = ''] = (!fence && /^(#{1,6}) (.*)$/.exec(text)) || [];
    if (signs) headings.push({ level: signs.length, text: heading, line });
  }
  return headings;
}

function normalize(text: string): string {
  return text
    .replace(/[`\\#]/g, '')
    .replace(/\(available from .*\)$/, '')
    .trim()
    .toLowerCase();
}
