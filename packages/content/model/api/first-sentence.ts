const fact = /^_(?:[^_`]|`[^`]*`)+_\.?\s*/;
const longest = 140;

/**
 * Returns the first sentence of a piece of MDX as plain text, or undefined if it does not start with a
 * paragraph. A leading type in italics, as in `_number, optional._ Frames to wait.`, is skipped. The sentence
 * is truncated at a word boundary to 140 characters.
 */
export function firstSentence(lines: readonly string[]): string | undefined {
  const paragraphs = lines.join('\n').split(/\n\s*\n/);
  for (const paragraph of paragraphs) {
    const written = paragraph.trim().replace(fact, '');
    if (/^(?:#|```|~~~|:::|[-*|>] |\d+\. )/.test(written)) return undefined;
    const text = plainText(written);
    if (text && !text.startsWith('import ')) return cutAtWord(sentenceOf(text), longest);
  }
  return undefined;
}

function plainText(mdx: string): string {
  return mdx
    .replace(/(`[^`]*`)|<[^>]*>|\{\/\*.*?\*\/\}/gs, '$1')
    .replace(/!?\[((?:[^\]`]|`[^`]*`)*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/(\*\*|__)(.*?)\1/g, '$2')
    .replace(/(?<![\w*])\*([^*\s][^*]*)\*/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!<>-])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns the text up to the first period followed by a capital letter or the end: `e.g.` and `4.0.1` do not
 * end a sentence.
 */
function sentenceOf(text: string): string {
  return /^.*?[.!?](?=\s+[\p{Lu}"`<(]|$)/u.exec(text)?.[0] ?? text;
}

/** Truncates text at a word boundary to at most `length` characters. */
export function cutAtWord(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
}
