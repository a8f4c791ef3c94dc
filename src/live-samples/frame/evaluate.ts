import type { ComponentType } from 'react';
import type { CompiledSample, SampleError } from '../../shared/live/messages';
import { EndlessError, type Guard } from './guard';

/** The name of the sample in stack traces. */
const fileName = 'sample.tsx';

/**
 * Runs the module of a sample and returns the component to show: the default export, or else the last export
 * whose name starts with a capital letter.
 * @throws what the sample throws, and an Error if it exports no component
 */
export function evaluateSample(
  { code }: CompiledSample,
  modules: ReadonlyMap<string, unknown>,
  guard: Guard,
): ComponentType {
  const source = `(function(require,exports,module,__guard){${code}\n})\n//# sourceURL=${fileName}`;
  // Indirect eval does not see the variables of this function.
  // biome-ignore lint/security/noGlobalEval: this document is there to run samples, in a sandbox with an opaque origin
  const evaluate = globalThis.eval;
  const run = evaluate(source) as (...args: unknown[]) => void;
  const module = { exports: {} as Record<string, unknown> };
  run((name: string) => modules.get(name), module.exports, module, guard);
  const component = componentOf(module.exports);
  if (!component)
    throw new Error('The sample exports no component. Write “export const …” in front of the one to show.');
  return component;
}

function componentOf(exports: Record<string, unknown>): ComponentType | undefined {
  const isComponent = (value: unknown) =>
    typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
  if (isComponent(exports.default)) return exports.default as ComponentType;
  const names = Object.keys(exports).filter((name) => /^[A-Z]/.test(name) && isComponent(exports[name]));
  return exports[names.at(-1) ?? ''] as ComponentType | undefined;
}

/** Converts an error of a sample for display, with its line if it is known. */
export function describeError(error: unknown, lastLine: number): SampleError {
  if (error instanceof EndlessError) return { message: error.message, line: error.line };
  const { message, stack, name } = (error ?? {}) as Partial<Error>;
  if (isStackOverflow(error))
    return { message: 'A function calls itself without an end (the call stack is full).', line: lastLine };
  const text = message ? (name && name !== 'Error' ? `${name}: ${message}` : message) : String(error);
  const line = Number(new RegExp(`${fileName}:(\\d+)`).exec(stack ?? '')?.[1]);
  return line ? { message: text, line } : { message: text };
}

/**
 * Returns whether an error is a stack overflow. V8 and JavaScriptCore throw a RangeError, SpiderMonkey an
 * InternalError.
 */
function isStackOverflow(error: unknown): boolean {
  const { message = '' } = (error ?? {}) as Partial<Error>;
  return /maximum call stack|too much recursion/i.test(message);
}
