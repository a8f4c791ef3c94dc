import { root, tool } from '../root.mjs';
import { main } from './main.mjs';
import { run } from './run.mjs';

/**
 * Runs the executable of a package in the terminal of this command.
 * @param {string} path Below `node_modules`.
 * @param {string[]} args
 */
export async function runTool(path, args) {
  await main(async () => {
    await run(process.execPath, [tool(path), ...args], { cwd: root, inherit: true });
  });
}
