/**
 * Applies the changes of a `diff` fence to code. Its parts are separated by `@@` and follow each other in the code.
 * Returns undefined if a part doesn't fit.
 */
export function applyChanges(code: string, changes: readonly string[]): string | undefined {
  let rest = code.split('\n');
  const result: string[] = [];
  for (const part of changes.join('\n').split(/\n@@\n/)) {
    const lines = part.split('\n');
    const without = (sign: string) => lines.filter((line) => line[0] !== sign).map((line) => line.slice(1));
    const before = without('+');
    const at = rest.findIndex((_, index) => before.every((line, offset) => rest[index + offset] === line));
    if (at < 0) return undefined;
    result.push(...rest.slice(0, at), ...without('-'));
    rest = rest.slice(at + before.length);
  }
  return [...result, ...rest].join('\n');
}
