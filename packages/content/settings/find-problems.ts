import type { z } from 'zod';
import type { ContentProblem } from '../shared/content-error';

/** Validates one settings file; returns one problem per location. `root` names the value as a whole. */
export function findProblems(
  file: string,
  value: unknown,
  schema: z.ZodType,
  root = 'settings',
): ContentProblem[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  return result.error.issues.map((issue) => ({
    file,
    found: `\`${[root, ...issue.path.map(String)].join('.')}\` = ${show(valueAt(value, issue.path))}`,
    expected: issue.code === 'invalid_type' ? `a value of type ${issue.expected}` : issue.message,
  }));
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
