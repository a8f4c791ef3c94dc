import fs from 'node:fs';
import type { z } from 'zod';
import { textAt } from '../model/schema/check-yaml';
import { readYaml } from '../model/schema/yaml';
import type { ContentProblem } from '../shared/content-error';

/** The content of a YAML file, with the line of each value, or what is wrong with the file. */
type ReadYaml<Schema extends z.ZodType> =
  | { value: z.output<Schema>; lineOf: (path: readonly PropertyKey[]) => number }
  | { problems: ContentProblem[] };

/**
 * Reads a YAML file that a page includes.
 *
 * @param file Its absolute path.
 * @param shown Its name in messages.
 * @param what What it describes, as in "the diagram".
 * @param schemaFile Where its keys are listed, for messages.
 */
export function readYamlFile<Schema extends z.ZodType>(
  file: string,
  { shown, schema, what, schemaFile }: { shown: string; schema: Schema; what: string; schemaFile: string },
): ReadYaml<Schema> {
  const problems: ContentProblem[] = [];
  const yaml = readYaml(fs.readFileSync(file, 'utf8'), shown, problems);
  if (yaml.isBroken) return { problems };
  const lineOf = (path: readonly PropertyKey[]) => yaml.lineOf(path) ?? 1;
  const result = schema.safeParse(yaml.value);
  if (result.success) return { value: result.data, lineOf };
  return { problems: result.error.issues.flatMap(nearestIssues).flatMap(described) };

  function described(issue: z.core.$ZodIssue): ContentProblem[] {
    const { path, message } = issue;
    const fix = `See ${schemaFile} for the keys.`;
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        const found = `the unknown key \`${[...path, key].join('.')}\``;
        return { file: shown, line: lineOf([...path, key]), found, expected: 'only known keys', fix };
      });
    const value = textAt(yaml.value, path);
    const found = path.length > 0 ? `\`${path.join('.')}\`: ${value}` : `${what}, which is not valid`;
    return [{ file: shown, line: lineOf(path), found, expected: message, fix }];
  }
}

/** Returns the errors of the union member that is closest to a value that matches none of them. */
function nearestIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const depth = (issues: z.core.$ZodIssue[]) => Math.max(...issues.map(({ path }) => path.length));
  const [nearest = []] = [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length);
  return nearest.flatMap((inner) => nearestIssues({ ...inner, path: [...issue.path, ...inner.path] }));
}
