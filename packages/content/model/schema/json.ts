import { findDeep } from '../../compile/limits';
import type { ContentProblem } from '../../shared/content-error';
import { readYaml } from './yaml';

/**
 * Parses JSON. `file` is the file's name in messages, and `fix` says how to repair the file. Returns undefined
 * after adding the mistake to `problems`.
 */
export function readJson(
  text: string,
  file: string,
  problems: ContentProblem[],
  fix = 'Correct the file.',
): { value: unknown } | undefined {
  let reason = 'it is nested too deep';
  try {
    const value: unknown = JSON.parse(text);
    if (!findDeep(value, partsOf)) return { value };
  } catch (error) {
    reason = (error as Error).message;
  }
  // JSON is a subset of YAML, whose parser says where a mistake is.
  const inYaml: ContentProblem[] = [];
  readYaml(text, file, inYaml);
  const { line = 1, column, found } = inYaml[0] ?? { found: `invalid JSON: ${reason}` };
  problems.push({ file, line, ...(column ? { column } : {}), found, expected: 'valid JSON', fix });
  return undefined;
}

function partsOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}
