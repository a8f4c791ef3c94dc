/** A file of a sample. */
export interface SampleFile {
  name: string;
  code: string;
}

/** The comment that starts a file. */
export const fileMark = /^\s*\/\/\s*@filename:\s*(\S+)\s*$/;

/** Default name of a file. */
const unnamed = 'src/Sample.tsx';

/**
 * Splits the code of a sample into its files, each of which starts with `// @filename: src/Bar.tsx`. Code without
 * such comments is a single file, named `title`.
 */
export function splitFiles(code: string, title = unnamed): SampleFile[] {
  const files: { name: string; lines: string[] }[] = [];
  for (const line of code.split('\n')) {
    const name = fileMark.exec(line)?.[1];
    if (name) files.push({ name, lines: [] });
    else if (files.length > 0) files.at(-1)?.lines.push(line);
    else if (line.trim()) files.push({ name: title, lines: [line] });
  }
  return files.map(({ name, lines }) => ({ name, code: lines.join('\n').trimEnd() }));
}

/** Joins files into the code of a sample. A single file needs no name. */
export function joinFiles(files: readonly SampleFile[]): string {
  const [only] = files;
  if (only && files.length === 1) return only.code;
  return files.map(({ name, code }) => `// @filename: ${name}\n${code}`).join('\n\n');
}
