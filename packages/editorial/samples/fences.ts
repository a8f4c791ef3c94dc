/** A code fence in an MDX file. Lines count from 1 in that file. */
export interface Fence {
  /** First word after the backticks, in lowercase. */
  language: string;
  /** The rest of that line. */
  meta: string;
  /** Line of the opening backticks. */
  line: number;
  /** Its lines, without the fence's own indentation; the first is at `line + 1`. */
  code: string[];
}

const marker = /^([\s>]*)(`{3,}|~{3,})(.*)$/;

/**
 * Finds the code fences of an MDX file, including nested ones (in lists, tabs, quotes). A fence within a
 * fence is text.
 */
export function readFences(source: string): Fence[] {
  const fences: Fence[] = [];
  let open: { fence: Fence; marks: string; indent: string } | undefined;
  source.split(/\r?\n/).forEach((text, index) => {
    const [, indent = '', marks = '', info = ''] = marker.exec(text) ?? [];
    if (open) {
      if (marks.startsWith(open.marks) && info.trim() === '') open = undefined;
      else open.fence.code.push(withoutIndent(text, open.indent));
    } else if (marks && !(marks[0] === '`' && info.includes('`'))) {
      const [language = '', ...meta] = info.trim().split(/\s+/);
      const fence = { language: language.toLowerCase(), meta: meta.join(' '), line: index + 1, code: [] };
      open = { fence, marks, indent };
      fences.push(fence);
    }
  });
  return fences;
}

/** Removes up to the fence's own indentation from a line. */
function withoutIndent(text: string, indent: string) {
  let from = 0;
  while (from < indent.length && text[from] === indent[from]) from++;
  return text.slice(from);
}
