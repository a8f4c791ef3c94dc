import { parser } from '@lezer/javascript';
import type { SampleError } from '../shared/messages';
import { compilerError } from './compiler-error';

const typescript = parser.configure({ dialect: 'ts jsx' });

/**
 * Converts a compiler error to an error in the sample. The compiler tries several ways to read code, and reports
 * where the first one began. A second parser, which recovers from mistakes, finds the place where the code stops
 * making sense.
 */
export function syntaxError(code: string, error: unknown): SampleError {
  return firstMistake(code) ?? compilerError(code, error);
}

/** Returns the place where code stops making sense, or undefined if a second parser finds none. */
export function firstMistake(code: string): SampleError | undefined {
  let found: { from: number; to: number } | undefined;
  typescript.parse(code).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) found ??= { from, to };
      return !found;
    },
  });
  if (!found) return undefined;
  const { from, to } = found;
  const next = /^\s*(\w+|\S{1,3})/.exec(code.slice(from))?.[1];
  const line = code.slice(0, from).split('\n').length;
  if (!next) return { message: 'The code ends too early. Is a bracket or a closing tag missing?', line };
  const message =
    from === to
      ? 'Something is missing here or in the line above: a bracket, a comma, a quote, or a closing tag.'
      : `“${next}” is not expected here. Is a bracket, a comma, or a quote missing before it?`;
  return { message, line };
}
