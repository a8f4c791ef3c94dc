import path from 'node:path';
import { createInterface } from 'node:readline';
import { createSite } from '../../packages/content';
import { optionsOf } from './settings';

/*
 * Reads the path of a project per line, reads and compiles its content, and answers with its mistakes and the
 * time that it took as a line of JSON. Tests run it as a process of its own, because what it reads may hang or crash it.
 */
for await (const root of createInterface({ input: process.stdin })) {
  const before = process.cpuUsage();
  const site = createSite(optionsOf({ root, contentDir: path.join(root, 'content') }));
  const result = await site.load().then(
    ({ errors }) => ({ errors }),
    (error: Error) => ({ thrown: String(error.stack) }),
  );
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(`${JSON.stringify({ ...result, seconds: (user + system) / 1e6 })}\n`);
}
