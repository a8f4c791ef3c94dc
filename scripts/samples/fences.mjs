/**
 * @typedef {object} Fence A code fence in an MDX file. Lines count from 1 in that file.
 * @property {string} language First word after the backticks, in lowercase.
 * @property {string} meta The rest of that line.
 * @property {number} line Line of the opening backticks.
 * @property {string[]} code Its lines, without the fence's own indentation; the first is at `line + 1`.
 */

const marker = /^([\s>]*)(`{3,}|~{3,})(.*)$/;

/**
 * Finds the code fences of an MDX file, including nested ones (in lists, tabs, quotes). A fence within a
 * fence is text.
 * @param {string} source
 * @returns {Fence[]}
 */
export function readFences(source) {
  /** @type {Fence[]} */
  const fences = [];
  /** @type {{ fence: Fence, marks: string, indent: string } | undefined} */
  let open;
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

/**
 * Removes up to the fence's own indentation from a line.
 * @param {string} text
 * @param {string} indent
 */
function withoutIndent(text, indent) {
  let from = 0;
  while (from < indent.length && text[from] === indent[from]) from++;
  return text.slice(from);
}
