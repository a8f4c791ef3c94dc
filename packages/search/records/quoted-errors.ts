/** Languages of code fences that contain the output of a program. */
const printed = /^(txt|text|log|console)?$/;
/** Drawings, file trees, code and settings in such fences. */
const notProse = /[─│├└■▶→]|^\s*(?:[{}[\]<;]|(?:import|const|let|FROM|RUN|COPY)\b|[\w-]+:\s*$)/;
const longest = 300;

/**
 * Returns the messages that a code fence quotes, one per line. A line that is indented or begins with a
 * lowercase letter continues the previous message. Omits messages with fewer than three words.
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

/** Commands and formulas. */
const notMessage =
  /^(?:npx|npm|pnpm|yarn|bunx?|node|git|cd|docker|aws|gcloud|remotion|import|const|return)\b|[=<>{}|;]/;
const word = /^["'“‘(]?\p{L}{2,}(?:['’]t)?["'”’),.:!?]*$/u;

/** Returns whether code in a text reads like a message: it has at least three plain words. */
export function isMessage(code: string): boolean {
  return !notMessage.test(code) && code.split(/\s+/).filter((part) => word.test(part)).length >= 3;
}
