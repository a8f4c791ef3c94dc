import { fileMark, splitFiles } from '@docs/content/shared';
import { transform } from 'sucrase';
import type { CompileRequest, CompileResult, SampleError } from '../shared/messages';
import { isLiveModule, jsxModule, liveModules } from '../shared/modules';
import { resolveFile } from '../shared/resolve-file';
import { compilerError } from './compiler-error';
import { guardCode } from './guards';
import { brokenRules, usedNames } from './rules';

/** Maximum length of code in characters: much longer than a sample, and still compiled quickly. */
const maximumLength = 50_000;

/**
 * Compiles a sample from TypeScript and JSX to JavaScript that the preview runs. Keeps line numbers. For code
 * that cannot run, returns the first error: a syntax error or an import of an unavailable module.
 *
 * @param explain Describes a syntax error. `syntaxError` does it best, but is larger than the compiler.
 */
export function compileSample(
  { code, rules = [] }: CompileRequest,
  explain: (code: string, error: unknown) => SampleError = compilerError,
): CompileResult {
  if (code.length > maximumLength)
    return { error: { message: `The sample is longer than ${maximumLength} characters.` } };
  const hasFiles = code.split('\n').some((line) => fileMark.test(line));
  const sources = hasFiles ? splitFiles(code) : [{ name: 'sample.tsx', code }];
  const names = sources.map(({ name }) => name);
  const imports = new Set<string>();
  const used = new Set<string>();
  const files: { name: string; code: string }[] = [];
  for (const { name, code: source } of sources) {
    const refuse = (error: SampleError) => ({ error: hasFiles ? { ...error, file: name } : error });
    try {
      const { code: guarded, required, program } = guardCode(toJavaScript(source));
      for (const { name: wanted, line } of required) {
        if (wanted.startsWith('.')) {
          if (!resolveFile(names, name, wanted)) return refuse({ message: missingFile(wanted, names), line });
        } else if (wanted !== jsxModule && !isLiveModule(wanted))
          return refuse({ message: missingModule(wanted), line });
        else imports.add(wanted);
      }
      if (rules.length > 0) for (const each of usedNames(program)) used.add(each);
      files.push({ name, code: guarded });
    } catch (error) {
      return refuse(explain(source, error));
    }
  }
  return { sample: { files, imports: [...imports] }, broken: brokenRules(rules, used) };
}

function toJavaScript(code: string): string {
  return transform(code, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    keepUnusedImports: true,
    // `a?.b()` would become a call of a helper, in whose line errors would be.
    disableESTransforms: true,
    filePath: 'sample.tsx',
  }).code;
}

function missingModule(name: string): string {
  return `“${name}” cannot be imported here. You can import ${liveModules.join(', ')}. To use other packages, press “Download project” and continue on your computer.`;
}

function missingFile(name: string, files: readonly string[]): string {
  return `There is no file “${name}”. The files are ${files.join(', ')}.`;
}
