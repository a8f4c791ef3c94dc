/** Plain JavaScript, so that scripts can import it directly; TypeScript reads its types. */

const languages = /^[jt]sx?$/i;
const words = /([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|\S*))?/g;

/**
 * Returns whether a code fence in a language is a type-checked sample.
 * @param language First word after the backticks.
 */
export function isSample(language: string) {
  return languages.test(language);
}

/**
 * Returns why a sample is not type-checked: `no-check="…"`. Empty if no reason is given, undefined if the
 * sample is checked.
 * @param meta The text after the language.
 */
export function noCheckReason(meta: string) {
  return fenceValue(meta, 'no-check');
}

/**
 * Returns the value of `name="…"` or `name='…'` on a fence's first line: empty if the name has no value,
 * undefined if it is absent.
 */
export function fenceValue(meta: string, name: string) {
  for (const [, key, double, single] of meta.matchAll(words)) {
    if (key === name) return (double ?? single ?? '').trim();
  }
  return undefined;
}
