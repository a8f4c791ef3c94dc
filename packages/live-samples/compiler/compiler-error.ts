import type { SampleError } from '../shared/messages';

/** Converts an error of the compiler to an error in the sample. */
export function compilerError(_code: string, error: unknown): SampleError {
  const { message, loc } = error as { message?: string; loc?: { line: number } };
  const text = String(message ?? error)
    .replace(/^Error transforming [^:]*: /, '')
    .replace(/^sample\.tsx: /, '');
  const place = /\s*\((\d+):\d+\)$/.exec(text);
  const line = loc?.line ?? (place ? Number(place[1]) : undefined);
  return {
    message: text.slice(0, place?.index),
    ...(line ? { line } : {}),
  };
}
