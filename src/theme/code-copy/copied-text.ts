/** One line of a code block: its text, and whether it is one that the change takes away. */
export interface CodeLine {
  text: string;
  isRemoved: boolean;
}

/** What the copy button of a code block copies: the code as it is after the change that it shows. */
export function copiedText(lines: readonly CodeLine[]): string {
  return lines
    .filter((line) => !line.isRemoved)
    .map((line) => line.text)
    .join('\n');
}
