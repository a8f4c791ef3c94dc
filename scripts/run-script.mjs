import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';
import { Failure } from './terminal/main.mjs';

/**
 * Runs the script that the first argument names: the file of that name in a folder of `scripts`. The script sees the
 * arguments after the name.
 * @param {string} folder The folder, which is also the name of the npm command: `check`, `update`.
 * @param {string | undefined} name
 * @throws {Failure} that lists the names if there is no such script
 */
export async function runScript(folder, name) {
  const path = join(root, 'scripts', folder);
  const names = readdirSync(path).map((file) => file.replace('.mjs', ''));
  if (name === undefined || !names.includes(name))
    throw new Failure(
      `found: ${name ?? 'no name'}\nusage: npm run ${folder} -- NAME, with one of: ${names.join(', ')}`,
    );
  process.argv.splice(2, 1);
  await import(pathToFileURL(join(path, `${name}.mjs`)).href);
}
