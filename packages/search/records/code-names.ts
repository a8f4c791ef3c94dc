/** APIs of JavaScript and React, which these docs do not describe. */
const common = new Set(
  `Array AbortController AbortSignal Blob Boolean Buffer Date Error FC File Infinity JSON Map Math NaN Number Object
  Promise Props React ReactNode Record Request Response Set String URL Uint8Array useCallback useEffect useMemo useRef
  useState`.split(/\s+/),
);
const longestName = 40;

/**
 * Returns the names in a sample that a user may search for: camel-case names that the sample uses but does
 * not declare, flags and packages. Such names in comments and strings are prose, and declared names only
 * matter within the sample.
 */
export function codeNames(code: string): string[] {
  const names = new Set<string>();
  for (const [flag] of code.matchAll(/(?<![\w-])--[a-z][\w-]+/g)) names.add(flag);
  for (const [name] of code.matchAll(/@[a-z][\w-]*\/[a-z][\w./-]*/g)) names.add(name.replace(/[./]+$/, ''));
  const bare = code
    .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, ' ')
    .replace(/(['"`])(?:\\.|(?!\1)[^\\\n])*\1/g, ' ')
    .replace(/(?<![\w-])--?[a-z][\w-]*/g, ' ');
  const declared = new Set(
    [...bare.matchAll(/\b(?:const|let|var|function\*?|class|type|interface|enum)\s+([\w$]+)/g)].map(
      ([, name]) => name,
    ),
  );
  for (const [name] of bare.matchAll(/(?<![\w$@])[A-Za-z_$][\w$]{2,}/g)) {
    // A capital letter distinguishes API names from keywords and local names.
    if (/[A-Z]/.test(name) && name.length <= longestName && !common.has(name) && !declared.has(name))
      names.add(name);
  }
  return [...names];
}
