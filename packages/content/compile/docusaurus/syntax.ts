const fence = /^\s*(?:>\s*)*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}(?=[^`]*$)|~{3,})/;

/** A line of a file after `rewriteForMdx`. */
export interface Line {
  text: string;
  /** Whether it belongs to a fenced code block. */
  isCode: boolean;
}

/**
 * Rewrites Markdown that other documentation tools allow but MDX does not: HTML comments, explicit heading
 * ids `{#id}`, admonitions with a space before their name or a title without brackets, and VitePress's `<<<`,
 * `<script setup>` and words of fences. Works line by line and keeps the number of lines. Code is left alone.
 */
export function rewriteForMdx(source: string): string {
  return rewriteLines(source)
    .map(({ text }) => text)
    .join('\n');
}

/** Returns the rewritten lines of a file, which `rewriteForMdx` joins. */
export function rewriteLines(source: string): Line[] {
  let open: string | undefined;
  let inComment = false;
  let left: string | undefined;
  const lines = source.split(/\r?\n/);
  return lines.map((line, index) => {
    if (!open && !inComment) {
      const name = left ?? leftOutAt(lines, index);
      if (name) {
        const isEnd = line.startsWith(`</${name}>`);
        const text = (left ? '' : '{/*') + line.replaceAll('*/', '* /') + (isEnd ? '*/}' : '');
        left = isEnd ? undefined : name;
        return { text, isCode: false };
      }
    }
    if (!inComment) {
      const marker = fence.exec(line)?.[1];
      if (open) {
        if (marker && marker[0] === open[0] && marker.length >= open.length && /^[\s>]*[`~]+\s*$/.test(line))
          open = undefined;
        return { text: line, isCode: true };
      }
      if (marker) {
        open = marker;
        return { text: rewriteFence(line), isCode: true };
      }
    }
    const [text, stillOpen] = rewriteComments(line, inComment);
    inComment = stillOpen;
    return {
      text: inComment ? text : rewriteAdmonition(rewriteHeadingId(rewriteSnippet(text))),
      isCode: false,
    };
  });
}

/** Converts `<!-- x -->` outside of inline code to an MDX comment; a comment may span lines. */
function rewriteComments(line: string, inComment: boolean): [text: string, inComment: boolean] {
  if (!inComment && !line.includes('<!--')) return [line, false];
  let out = '';
  let rest = line;
  let inside = inComment;
  while (rest) {
    if (inside) {
      const end = rest.indexOf('-->');
      const body = (end < 0 ? rest : rest.slice(0, end)).replaceAll('*/', '* /');
      out += end < 0 ? body : `${body}*/}`;
      rest = end < 0 ? '' : rest.slice(end + 3);
      inside = end < 0;
      continue;
    }
    const next = /(`+)(?:(?!\1)[\s\S])*?\1|<!--/.exec(rest);
    if (!next) {
      out += rest;
      break;
    }
    const isComment = next[0] === '<!--';
    out += rest.slice(0, next.index) + (isComment ? '{/*' : next[0]);
    rest = rest.slice(next.index + next[0].length);
    inside = isComment;
  }
  return [out, inside];
}

/** Escapes the braces of `## Title {#id}`, which MDX would parse as an expression. */
function rewriteHeadingId(line: string): string {
  return line.replace(/^(\s*(?:>\s*)*#{1,6}\s.*?)\s*\\?\{#([\w.:-]+)\\?\}\s*$/, '$1 \\{#$2\\}');
}

/**
 * Returns the name of a `<script>` or `<style>` of VitePress that begins on a line, unless its content is an expression,
 * as in MDX.
 */
function leftOutAt(lines: readonly string[], index: number): string | undefined {
  const name = /^<(script|style)\b[^>]*>\s*$/.exec(lines[index] ?? '')?.[1];
  if (!name || /^\s*\{/.test(lines[index + 1] ?? '')) return undefined;
  return lines.slice(index).some((line) => line.startsWith(`</${name}>`)) ? name : undefined;
}

/** Escapes the `<<<` of VitePress, which includes a file, so that it is shown as written. */
function rewriteSnippet(line: string): string {
  return /^\s*<<<\s+\S/.test(line) ? line.replace(/[<{]/g, '\\$&') : line;
}

/** Rewrites VitePress's ` ```ts:line-numbers ` to ` ```ts line-numbers `, and its `js-vue` to the language `js`. */
function rewriteFence(line: string): string {
  return line
    .replace(/^([\s>*+.)\d-]*(?:`{3,}|~{3,})[\w-]+):(no-)?line-numbers/, (_, start, no) =>
      no ? start : `${start} line-numbers`,
    )
    .replace(/^([\s>*+.)\d-]*(?:`{3,}|~{3,})\w+)-vue(?=\s|\{|$)/, '$1');
}

/** Rewrites `::: note A title` to `:::note[A title]`, which the directive syntax requires. */
function rewriteAdmonition(line: string): string {
  return line.replace(
    /^(\s*(?:>\s*)*:{3,})[ \t]*([a-z][a-z-]*)(?:[ \t]+([^[{\s].*?))?\s*(?:\{no-title\})?\s*$/,
    (_, colons: string, name: string, title?: string) =>
      `${colons}${name}${title ? `[${title.replace(/([[\]])/g, '\\$1')}]` : ''}`,
  );
}
