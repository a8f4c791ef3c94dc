/** Parts of an error message that vary: URLs, paths, quoted values, ids, numbers with units. */
const variables =
  /\b[a-z]+:\/\/[^\s"'`<>)]+|(?:\b[a-z]:)?(?:\.{0,2}[\\/][\w@.~+-]+){2,}(?::\d+)*|"[^"\n]{1,120}"|`[^`\n]{1,120}`|(?<!\w)'[^'\n]{1,120}'(?!\w)|“[^”\n]{1,120}”|\barn:\S+|\b(?=[\w-]*\d)[a-z]\w*(?:-\w+){2,}\b|\b\w+__WEBPACK_IMPORTED_MODULE_\w+|\b0x[\da-f]+\b|\b[\da-f]{8,}\b|\b\d[\d.,:]*(?:ms|s|kb|mb|gb|px|fps|%)?(?!\w)/gi;

/** Stack frames, on separate lines or all on one line. */
const frames =
  /(?:^|\s)at\s+(?:async\s+)?(?:new\s+)?(?:[^\s()]+\s+(?:\[as [^\]]+\]\s+)?\([^()\n]*\)|(?:file:\/\/)?\S+:\d+:\d+\)?)/gm;
/** What terminals and log collectors add to a line: colors, timestamps, log levels. */
const decoration =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminals color errors with control characters
  /\u001b\[[\d;]*m|^\s*(?:npm ERR!|npm error|\[?\d{4}-\d\d-\d\d[T ][\d:.,]+Z?\]?|\[?(?:ERROR|WARN|FATAL)\]?:?|Uncaught(?: \(in promise\))?)\s*/gim;

const signs =
  /\w+(?:Error|Exception)\b|\b(?:errors?|exception|failed|failure|cannot|can't|couldn't|could not|unable to|invalid|not found|is not|are not|must be|was called|timed? ?out|timeout|denied|refused|exceeded|unexpected|undefined|mismatch|blocked by|not supported|unsupported|no such)\b/i;

/** Longer texts are assumed to be pasted, and are reduced to their messages. */
const longestTyped = 160;
/** Maximum length of a reduced text: enough for a message with its cause. */
const longestMessage = 400;

/** Returns whether a text reads like an error message. */
export function isErrorText(text: string): boolean {
  return signs.test(text);
}

/** Returns the ranges of a text that vary between occurrences of a message, in order. */
export function variableRanges(text: string): { start: number; end: number }[] {
  return [...text.matchAll(variables)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Removes the variable parts of an error message. */
export function maskVariables(message: string): string {
  return message.replace(variables, ' ').replace(/\s+/g, ' ').trim();
}

/**
 * Extracts the message of a pasted error: removes stack frames, colors and timestamps, and keeps the lines
 * that read like messages, or all lines if none does. Returns a short single-line text unchanged.
 */
export function messageOf(text: string): string {
  if (text.length <= longestTyped && !/\n/.test(text.trim())) return text;
  const lines = text
    .slice(0, 20_000)
    .replace(/\\n/g, '\n')
    .replace(frames, '\n')
    .split('\n')
    .map((line) => line.replace(decoration, '').trim())
    .filter((line) => /\p{L}{2}/u.test(line));
  const messages = lines.filter(isErrorText);
  const kept = [...new Set(messages.length > 0 ? messages : lines)];
  return kept.join('\n').slice(0, longestMessage);
}
