/** A line of a code block: its text, and whether the diff removes it. */
export interface CodeLine {
  text: string;
  isRemoved: boolean;
}

/**
 * Returns the text that the copy button of a code block copies. For a diff, that is the code after the
 * change.
 */
export function copiedText(lines: readonly CodeLine[]): string {
  return lines
    .filter((line) => !line.isRemoved)
    .map((line) => line.text)
    .join('\n');
}
