import type { z } from 'zod';
import { suggestionsIn } from '../../settings/strict-object';
import { type ContentProblem, nearestName } from '../../shared/content-error';
import type { YamlText } from './yaml';

/**
 * Validates a YAML value against a schema. Returns the converted value, or undefined after adding the
 * mistakes to `problems`.
 */
export function checkYaml<Schema extends z.ZodType>(
  yaml: YamlText,
  schema: Schema,
  file: string,
  problems: ContentProblem[],
): z.output<Schema> | undefined {
  if (yaml.isBroken) return undefined;
  const result = schema.safeParse(yaml.value);
  if (result.success) return result.data;
  for (const issue of withoutMisspelled(result.error.issues.flatMap(nearestIssues), yaml.value)) {
    const add = (path: readonly PropertyKey[], describe: (name: string) => Omit<ContentProblem, 'file'>) => {
      const line = yaml.lineOf(path);
      problems.push({ file, ...(line ? { line } : {}), ...describe(nameOf(path)) });
    };
    if (issue.code !== 'unrecognized_keys')
      add(issue.path, (name) => describeValue(name, valueAt(yaml.value, issue.path), issue));
    else {
      const fixes = suggestionsIn(issue.message);
      for (const [index, key] of issue.keys.entries())
        add([...issue.path, key], (name) => ({
          found: `the unknown key ${name}`,
          expected: 'only known keys',
          fix: fixes[index] ?? issue.message,
        }));
    }
  }
  return undefined;
}

/**
 * Returns the errors of the union member that is closest to a value that matches none of them, unless the union has
 * a message of its own.
 */
function nearestIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0 || issue.message !== 'Invalid input')
    return [issue];
  const depth = (issues: z.core.$ZodIssue[]) => Math.max(...issues.map(({ path }) => path.length));
  const [nearest = []] = [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length);
  return nearest.flatMap((inner) => nearestIssues({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Leaves out what is missing only because its key is misspelled: that key is reported already. */
function withoutMisspelled(issues: readonly z.core.$ZodIssue[], value: unknown): z.core.$ZodIssue[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ key, parent: issue.path.join() })) : [],
  );
  return issues.filter(({ code, path }) => {
    const name = String(path.at(-1));
    const parent = path.slice(0, -1).join();
    const isMeant = unknown.some((each) => each.parent === parent && nearestName(each.key, [name]));
    return code === 'unrecognized_keys' || !isMeant || valueAt(value, path) !== undefined;
  });
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const key of path) found = (found as Record<PropertyKey, unknown> | undefined)?.[key];
  return found;
}

/** Returns the path of a value as messages show it. */
function nameOf(path: readonly PropertyKey[]): string {
  const [last] = path.slice(-1);
  if (last === undefined) return 'the file';
  return path.length === 1 && typeof last === 'number'
    ? `entry ${last + 1}`
    : `\`${path.map(String).join('.')}\``;
}

/** Describes a value that the schema does not allow. A suggestion at the end of the schema's message is the fix. */
function describeValue(
  name: string,
  value: unknown,
  { message, path }: z.core.$ZodIssue,
): Pick<ContentProblem, 'found' | 'expected' | 'fix'> {
  const [expected = message, suggestion] = message.split(/\. (?=Did you mean )/);
  if (value === undefined)
    return { found: `${name}: nothing`, expected, fix: `Add \`${String(path.at(-1))}\`.` };
  if (value === null)
    return { found: `${name} without a value`, expected, fix: 'Write a value, or remove the key.' };
  const found = `${name}: ${JSON.stringify(value).slice(0, 80)}`;
  return { found, expected, ...(suggestion ? { fix: suggestion } : {}) };
}

/** Does the same as `checkYaml`, but drops unknown keys, because content written for other sites has its own keys. */
export function checkFrontmatter<Schema extends z.ZodType>(
  yaml: YamlText,
  schema: Schema,
  file: string,
  problems: ContentProblem[],
): z.output<Schema> | undefined {
  if (yaml.isBroken) return checkYaml(yaml, schema, file, problems);
  const issues = schema.safeParse(yaml.value).error?.issues ?? [];
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
  );
  const known = Object.entries(yaml.value as object).filter(([key]) => !unknown.includes(key));
  return checkYaml({ ...yaml, value: Object.fromEntries(known) }, schema, file, problems);
}
