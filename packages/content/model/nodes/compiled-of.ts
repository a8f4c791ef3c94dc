import { ContentError } from '../../shared/content-error';
import type { CompiledFile } from '../compiler';
import type { LoadedSite } from '../site';

/** Returns the compiled file of a document, or undefined if it has mistakes. */
export function compiledOf(
  { compiled }: Pick<LoadedSite, 'compiled'>,
  sourcePath: string,
): CompiledFile | undefined {
  const result = compiled.get(sourcePath);
  return result instanceof ContentError ? undefined : result;
}
