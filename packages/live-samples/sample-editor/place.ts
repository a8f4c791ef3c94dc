/**
 * Returns the beginning of a message about a line: `Line 3: `, or `src/Bar.tsx, line 3: ` in a sample with several
 * files.
 */
export function placeOf(file: string | undefined, line: number | undefined): string {
  if (!line) return '';
  return file ? `${file}, line ${line}: ` : `Line ${line}: `;
}

/** Returns a sentence that refers to the message about a line. */
export function whereToLook(file: string | undefined, line: number | undefined): string {
  if (!line) return 'See the message below the code.';
  return file ? `See line ${line} of ${file}.` : `See line ${line}.`;
}
