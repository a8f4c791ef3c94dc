import path from 'node:path';
import { createInterface } from 'node:readline';
import { ContentError } from '../../packages/content/shared/content-error';
import { checkContent } from '../../packages/editorial';
import { optionsOf } from './settings';

/*
 * Reads the path of a project per line, checks its content, and answers with its mistakes and the time that it took as
 * a line of JSON. Tests run it as a process of its own, because what it reads may hang or crash it.
 */
for await (const root of createInterface({ input: process.stdin })) {
  const before = process.cpuUsage();
  const result = await checkContent(optionsOf({ root, contentDir: path.join(root, 'content') })).then(
    ({ problems }) => ({ errors: problems }),
    // How the checks report a mistake in a file that they need, such as review.json.
    (error: Error) =>
      error instanceof ContentError ? { errors: error.problems } : { thrown: String(error.stack) },
  );
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(`${JSON.stringify({ ...result, seconds: (user + system) / 1e6 })}\n`);
}
