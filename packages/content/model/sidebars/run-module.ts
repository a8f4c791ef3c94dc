import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { transform } from 'sucrase';
import type { ContentProblem } from '../../shared/content-error';

/** A file with code: its text, where it is, and its name in messages. */
interface Source {
  source: string;
  absolutePath: string;
  name: string;
}

/**
 * Runs a configuration file of another tool, as that tool does, and returns what it exports. A package that is not
 * installed is a stand-in whose functions return their first argument, as `defineConfig()` does. If the file fails, adds
 * to `problems` and returns an empty object.
 */
export function runModule(file: Source, problems: ContentProblem[], expected: string): unknown {
  try {
    return load(file);
  } catch (error) {
    const { message, stack = '', loc } = error as Error & { loc?: { line: number } };
    const line = loc?.line ?? Number(stack.split(`${file.absolutePath}:`)[1]?.split(/\D/)[0]);
    problems.push({
      file: file.name,
      ...(line ? { line } : {}),
      found: `code that fails: ${message}`,
      expected,
    });
    return {};
  }
}

function load({ source, absolutePath }: Pick<Source, 'source' | 'absolutePath'>): unknown {
  const exported = exportsOf(source, absolutePath);
  return exported.default ?? exported;
}

function exportsOf(source: string, file: string): { default?: unknown } {
  const { code } = transform(source, { transforms: ['typescript', 'imports'] });
  const module = { exports: {} as { default?: unknown } };
  const parameters = ['module', 'exports', 'require', '__filename', '__dirname'];
  const body = compileFunction(withoutMeta(code), parameters, { filename: file });
  body(module, module.exports, requireFrom(file), file, path.dirname(file));
  return module.exports;
}

/** Only modules have `import.meta`, and a function is none. */
function withoutMeta(code: string): string {
  return code
    .replaceAll('import.meta.url', "require('node:url').pathToFileURL(__filename).href")
    .replaceAll('import.meta.dirname', '__dirname');
}

function requireFrom(file: string): (name: string) => unknown {
  const require = createRequire(file);
  return (name) => {
    const own = name.startsWith('.') ? moduleFile(path.resolve(path.dirname(file), name)) : undefined;
    if (own) return exportsOf(fs.readFileSync(own, 'utf8'), own);
    try {
      return require(name);
    } catch (error) {
      if (name.startsWith('.') || (error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
      return standIn;
    }
  };
}

const endings = ['', '.ts', '.mts', '.js', '.mjs', '/index.ts', '/index.mts', '/index.js'];

function moduleFile(name: string): string | undefined {
  return endings
    .map((ending) => name + ending)
    .find((file) => /\.m?[jt]s$/.test(file) && fs.statSync(file, { throwIfNoEntry: false })?.isFile());
}

/** Keys of functions that a stand-in keeps: without them, it couldn't be called. */
const ownKeys: readonly PropertyKey[] = ['call', 'apply', 'bind', 'prototype', '__esModule'];

/** Every export of a package that is not installed. */
const standIn: unknown = new Proxy((value: unknown) => value, {
  get: (target, key) =>
    typeof key === 'symbol' || ownKeys.includes(key) ? Reflect.get(target, key) : standIn,
});
