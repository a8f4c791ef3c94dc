import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { loadSource } from '../load-source.mjs';
import { root, tool } from '../root.mjs';
import { run } from '../terminal/run.mjs';
import { normalizePrefix } from './server.mjs';

/**
 * Arguments for Node and environment of a Gatsby command.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function gatsbyCall(args, env) {
  const prefixed = args[0] === 'build' && normalizePrefix(env.PATH_PREFIX) !== '';
  return {
    args: [
      '--require',
      join(root, 'scripts/site/compile-gatsby-files.cjs'),
      tool('gatsby/cli.js'),
      ...args,
      ...(prefixed ? ['--prefix-paths'] : []),
    ],
    // Gatsby keeps a core for itself; on two cores a second worker takes longer to start than it helps.
    env: { GATSBY_CPU_COUNT: String(availableParallelism()), ...env },
  };
}

/**
 * Runs a Gatsby command in a folder.
 * @param {string[]} args
 * @param {import('../terminal/run.mjs').RunOptions} options
 */
export async function runGatsby(args, options) {
  const call = gatsbyCall(args, options.env ?? process.env);
  const beside = new AbortController();
  if (args[0] === 'build') compileBeside(options.cwd ?? root, { env: call.env, signal: beside.signal });
  try {
    return await run(process.execPath, call.args, { ...options, env: call.env });
  } finally {
    beside.abort();
  }
}

/**
 * Has another process compile the content while Gatsby starts: it works on one core, and there are others. What is not compiled when
 * Gatsby needs it, for whatever reason, Gatsby compiles.
 * @param {string} folder The folder that Gatsby builds in.
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal }} options
 */
function compileBeside(folder, options) {
  loadSource('src/node/tasks/start.ts')
    .then(({ startTask }) => startTask(folder, 'compile-trees', { root: folder }, options))
    .catch(() => undefined);
}

/**
 * The warnings in what Gatsby wrote, each with the lines that belong to it.
 * @param {string} output
 * @returns {string[]}
 */
export function pickWarnings(output) {
  const starts = /^(success|info|warn|error|verbose|not finished|failed)\b|^\s*$/;
  /** @type {string[]} */
  const warnings = [];
  let open = false;
  for (const line of output.split(/\r?\n/)) {
    if (line.startsWith('warn ')) warnings.push(line.slice('warn '.length));
    else if (open && !starts.test(line)) warnings[warnings.length - 1] += `\n${line}`;
    open = line.startsWith('warn ') || (open && !starts.test(line));
  }
  return warnings;
}
