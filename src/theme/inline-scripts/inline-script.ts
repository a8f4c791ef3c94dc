/**
 * Returns the text of a script that calls a function, for the HTML of every page. The script runs before any
 * bundle is loaded, so the function may only use its arguments (JSON values) and browser APIs. The build
 * minifies the files of this folder.
 */
export function inlineScript<Args extends unknown[]>(run: (...args: Args) => void, ...args: Args): string {
  // A "</script>" in a value would end the script.
  const values = args.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return `(${run.toString()})(${values.join(',')})`;
}
