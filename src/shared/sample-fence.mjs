/** Plain JavaScript: scripts import it as it is, and TypeScript reads its types. */

const languages = /^[jt]sx?$/i;
const words = /([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|\S*))?/g;

/**
 * Whether a code fence in a language is a sample, which is type-checked.
 * @param {string} language First word behind the backticks.
 */
export function isSample(language) {
  return languages.test(language);
}

/**
 * Why a sample is not type-checked: `no-check="…"`. Empty where no reason is given, undefined where it is checked.
 * @param {string} meta What stands behind the language.
 */
export function noCheckReason(meta) {
  return fenceValue(meta, 'no-check');
}

/**
 * The value of `name="…"` or `name='…'` on a fence's first line: empty where the name stands alone, undefined where it
 * is absent.
 * @param {string} meta
 * @param {string} name
 */
export function fenceValue(meta, name) {
  for (const [, key, double, single] of meta.matchAll(words)) {
    if (key === name) return (double ?? single ?? '').trim();
  }
  return undefined;
}
