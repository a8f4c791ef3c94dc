import { rewriteLines } from '../../../compile/docusaurus/syntax';

/** Matches the first line of a type-checked sample. */
const checkedFence = /^\s*(?:`{3,}|~{3,})[jt]sx?\b(?!.*\bno-check\b)/;
const anyFence = /^\s*(?:`{3,}|~{3,})/;
const packageName = /(?:from|import)\s*\(?['"](remotion|@remotion\/[\w-]+)(?:\/[^'"]*)?['"]/;

/** Returns the packages that the type-checked samples of a page import, sorted. */
export function sampledPackages(source: string): string[] {
  const found = new Set<string>();
  let isChecked = false;
  for (const { text, isCode } of rewriteLines(source)) {
    if (isCode && anyFence.test(text)) isChecked = checkedFence.test(text);
    const name = isCode && isChecked ? packageName.exec(text)?.[1] : undefined;
    if (name) found.add(name);
  }
  return [...found].sort();
}
