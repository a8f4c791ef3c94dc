/**
 * Returns the text that has to be inserted so that code imports a name from a module: in the braces of the import that
 * it has, or in a new import at the top. Returns undefined if the name is imported or declared already.
 */
export function importOf(
  code: string,
  name: string,
  module: string,
): { from: number; insert: string } | undefined {
  const declared = new RegExp(
    `^import\\b[^'"]*\\b${name}\\b|\\b(const|let|var|function|class)\\s+${name}\\b`,
    'm',
  );
  if (declared.test(code)) return undefined;
  const names = `([{,]\\s*)[\\w$ ]*\\w(?=,?\\s*}\\s*from\\s*['"]${module}['"])`;
  const found = new RegExp(`^import (?!type\\b)[^'";]*?${names}`, 'm').exec(code);
  if (!found) return { from: 0, insert: `import {${name}} from '${module}';\n` };
  const [before, gap = ''] = found;
  const space = gap.includes('\n') ? gap.slice(1) : ' ';
  return { from: found.index + before.length, insert: `,${space}${name}` };
}
