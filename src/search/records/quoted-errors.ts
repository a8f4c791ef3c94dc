/** Languages of fences that hold what a program printed. */
const printed = /^(txt|text|log|console)?$/;
/** Drawings, trees of files, code and settings in such fences. */
const notProse = /[─│├└■▶→]|^\s*(?:[{}[\]<;]|(?:import|const|let|FROM|RUN|COPY)\b|[\w-]+:\s*$)/;
const longest = 300;

/**
 * The messages that a fence quotes: one a line, except that a line which is indented or begins in lower case
 * continues the one before. Lines of fewer than three words are no messages.
 */
export function quotedErrors({ language, code }: { language: string; code: string }): string[] {
  if (!printed.test(language)) return [];
  const messages: string[] = [];
  for (const line of code.split('\n')) {
    if (notProse.test(line)) continue;
    const last = messages.length - 1;
    if (last >= 0 && /^(\s+\S|[a-z])/.test(line)) messages[last] += ` ${line.trim()}`;
    else messages.push(line.trim());
  }
  return messages
    .map((message) => message.slice(0, longest))
    .filter((message) => (message.match(/\p{L}{2,}/gu) ?? []).length >= 3);
}
