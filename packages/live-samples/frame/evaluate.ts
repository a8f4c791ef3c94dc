import type { ComponentType } from 'react';
import type { CompiledSample, SampleError } from '../shared/messages';
import { resolveFile } from '../shared/resolve-file';
import { EndlessError, type Guard, type Place } from './guard';
import { isForeignError, withOwnNames } from './own-names';
import { plainMessage } from './plain-message';

/**
 * Runs the modules of a sample and returns the component to show: the default export of the first file, or else its
 * last export whose name starts with a capital letter. In a cycle of imports, a file gets the exports that exist so
 * far, as in any module.
 * @throws what the sample throws, and an Error if it exports no component
 */
export function evaluateSample(
  { files }: CompiledSample,
  modules: ReadonlyMap<string, unknown>,
  guard: Guard,
): ComponentType<Record<string, unknown>> {
  // Indirect eval does not see the variables of this function.
  // biome-ignore lint/security/noGlobalEval: this document is there to run samples, in a sandbox with an opaque origin
  const evaluate = globalThis.eval;
  const names = files.map(({ name }) => name);
  const loaded = new Map<string, Record<string, unknown>>();
  const complete = new Set<string>();
  const load = ({ name, code }: CompiledSample['files'][number]): Record<string, unknown> => {
    const known = loaded.get(name);
    if (known) return known;
    const module = { exports: {} as Record<string, unknown> };
    loaded.set(name, module.exports);
    const source = `(function(require,exports,module,__guard){${code}\n})\n//# sourceURL=${name}`;
    const run = evaluate(source) as (...args: unknown[]) => void;
    const require = (wanted: string) => {
      const file = wanted.startsWith('.') ? resolveFile(names, name, wanted) : undefined;
      const source = file === undefined ? undefined : files[names.indexOf(file)];
      return source ? strictFile(wanted, load(source), () => complete.has(source.name)) : modules.get(wanted);
    };
    run(require, module.exports, module, (line: number) => guard(name, line));
    complete.add(name);
    return module.exports;
  };
  const [first] = files;
  const component = first && componentOf(load(first));
  if (!component)
    throw new Error(
      'The sample doesn’t export a component. Export the component to show, as in “export const …”.',
    );
  return component;
}

/**
 * Wraps the exports of a file so that a missing one throws an error with its name. React would only report that a
 * component is undefined.
 */
function strictFile(
  path: string,
  exports: Record<string, unknown>,
  isComplete: () => boolean,
): Record<string, unknown> {
  return new Proxy(exports, {
    get(target, name) {
      // `import('./file')` reads `then`.
      if (typeof name !== 'string' || /^(__esModule|then)$/.test(name) || name in target || !isComplete())
        return Reflect.get(target, name);
      const names = Object.keys(target);
      const exported = name === 'default' ? 'has no default export' : `does not export “${name}”`;
      throw new Error(
        `“${path}” ${exported}. ${names.length > 0 ? `It exports: ${names.join(', ')}.` : 'It exports nothing.'}`,
      );
    },
  });
}

function componentOf(exports: Record<string, unknown>): ComponentType<Record<string, unknown>> | undefined {
  const isComponent = (value: unknown) =>
    typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
  if (isComponent(exports.default)) return exports.default as ComponentType<Record<string, unknown>>;
  const names = Object.keys(exports).filter((name) => /^[A-Z]/.test(name) && isComponent(exports[name]));
  return exports[names.at(-1) ?? ''] as ComponentType<Record<string, unknown>> | undefined;
}

/**
 * Converts an error in a sample for display, with its location if that is known.
 *
 * @param files The sample's files. The error only names its file if there are several.
 * @param last The location that ran last, for errors without a location.
 */
export function describeError(error: unknown, files: CompiledSample['files'], last: Place): SampleError {
  const errorAt = (message: string, { file, line }: Partial<Place>): SampleError => ({
    message,
    ...(line ? { line } : {}),
    ...(line && file && files.length > 1 ? { file } : {}),
  });
  if (error instanceof EndlessError) return errorAt(error.message, error.place);
  const { message, stack = '', name } = (error ?? {}) as Partial<Error>;
  if (isStackOverflow(error))
    return errorAt('A function calls itself endlessly (the call stack is full).', last);
  const places = files.flatMap(({ name: file, code }) => {
    const at = stack.indexOf(`${file}:`);
    const line = Number.parseInt(stack.slice(at + file.length + 1), 10) || 0;
    return at < 0 ? [] : [{ at, file, line, code }];
  });
  const [place] = places.sort((a, b) => a.at - b.at);
  const isForeign = isForeignError(stack, place?.at ?? -1);
  const code = files.map((file) => file.code).join('\n');
  const own = message && withOwnNames(message, { isForeign, code });
  const text =
    plainMessage(message, place?.code, files) ??
    (own ? (name && name !== 'Error' ? `${name}: ${own}` : own) : String(error));
  return errorAt(text, place ?? {});
}

/**
 * Returns whether an error is a stack overflow. V8 and JavaScriptCore throw a RangeError, SpiderMonkey an
 * InternalError.
 */
function isStackOverflow(error: unknown): boolean {
  const { message = '' } = (error ?? {}) as Partial<Error>;
  return /maximum call stack|too much recursion/i.test(message);
}
