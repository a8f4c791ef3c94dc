/** An import in compiled code: the variable of its module, and the exported name. */
const imported = /(?<![\w.$])(_\w+)\.(\w+)(?:\.call)?(?![\w(])/g;

/**
 * Returns an error's message with the names that the reader knows. Compiled code calls an import as in
 * `_remotion.spring.call(…)`, and the names in the packages are shortened.
 *
 * @param isForeign Whether code of a package has thrown the error, for example because it got a wrong value.
 * @param code The compiled code of the sample.
 */
export function withOwnNames(
  message: string,
  { isForeign, code }: { isForeign: boolean; code: string },
): string {
  if (isForeign) return withoutForeignNames(message);
  return message.replace(imported, (text, variable: string, name: string) => {
    if (!code.includes(`var ${variable} = `)) return text;
    // The variable of a default import is named after its file.
    return name === 'default' ? variable.replace(/^_|\d+$/g, '') : name;
  });
}

/** The messages are those of V8, SpiderMonkey and JavaScriptCore. */
function withoutForeignNames(message: string): string {
  const called = /^([\w$.]+?)(?:\.(\w\w+))? is not a (function|constructor)\b/.exec(message);
  if (called) {
    const [, , method, kind] = called;
    return method
      ? `A value that your code passes has no function ${method}().`
      : `A ${kind === 'function' ? 'function' : 'class'} is expected where your code passes something else.`;
  }
  if (/^[\w$.]+ is not iterable\b/.test(message))
    return 'A list is expected where your code passes something that is not iterable.';
  return message
    .replace(/ of '[\w$.]+' as it is (undefined|null)\.?$/, ': the value that your code passes is $1.')
    .replace(/, [\w$.]+ is (undefined|null)$/, ' of $1')
    .replace(/ \(evaluating '.*'\)$/, '');
}

/**
 * Returns whether code of a package has thrown an error.
 *
 * @param at Where its stack names the sample, or -1 if it doesn't.
 */
export function isForeignError(stack: string, at: number): boolean {
  const first = stack.search(/\b(?:https?|file|blob):\S+:\d+:\d+/);
  return first >= 0 && (at < 0 || first < at);
}
