import fs from 'node:fs';
import { checkYaml, readYaml } from '@docs/content';
import type { ContentProblem } from '@docs/content/shared';
import type { z } from 'zod';

/**
 * Reads a JSON file that people edit. Adds mistakes in it to `problems`, with their lines.
 * @param file Absolute path.
 * @param name Its name in messages.
 * @returns undefined if the file is not valid
 */
export function readJson<Schema extends z.ZodType>(
  file: string,
  { name, schema, problems }: { name: string; schema: Schema; problems: ContentProblem[] },
): z.output<Schema> | undefined {
  // JSON is a subset of YAML, and the YAML parser knows line numbers.
  return checkYaml(readYaml(fs.readFileSync(file, 'utf8'), name, problems), schema, name, problems);
}
