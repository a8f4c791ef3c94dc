import { transform } from 'sucrase';
import type { CompiledSample, SampleError } from '../../shared/live/messages';
import { isLiveModule, jsxModule, liveModules } from '../../shared/live/modules';
import { guardCode, syntaxError } from './guards';

/** Maximum length of code in characters: much longer than a sample, and still compiled quickly. */
const maximumLength = 50_000;

/**
 * Compiles a sample from TypeScript and JSX to JavaScript that the preview runs. Keeps line numbers. For code
 * that cannot run, returns the first error: a syntax error or an import of an unavailable module.
 */
export function compileSample(code: string): { sample: CompiledSample } | { error: SampleError } {
  if (code.length > maximumLength)
    return { error: { message: `The sample is longer than ${maximumLength} characters.` } };
  try {
    const plain = transform(code, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      keepUnusedImports: true,
      filePath: 'sample.tsx',
    }).code;
    const { code: guarded, required } = guardCode(plain);
    const unknown = required.find(({ name }) => name !== jsxModule && !isLiveModule(name));
    if (unknown) return { error: { message: missingModule(unknown.name), line: unknown.line } };
    return { sample: { code: guarded, imports: [...new Set(required.map(({ name }) => name))] } };
  } catch (error) {
    return { error: syntaxError(error) };
  }
}

function missingModule(name: string): string {
  return `“${name}” cannot be imported here. There is: ${liveModules.join(', ')}.`;
}
