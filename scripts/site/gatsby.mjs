import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root, tool } from '../root.mjs';
import { run } from '../terminal/run.mjs';
import { normalizePrefix } from './server.mjs';

/**
 * Space for new objects in each process of a build, in megabytes. The default of Node.js is 16. Compilers
 * create many objects that live for one page: with 32, compiling all pages takes less processor time, and 64
 * is no better and takes more memory.
 */
const youngGeneration = 32;

/**
 * Returns the Node.js arguments and environment of a Gatsby command.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {number} [cores]
 */
export function gatsbyCall(args, env, cores = availableParallelism()) {
  const prefixed = args[0] === 'build' && normalizePrefix(env.PATH_PREFIX) !== '';
  return {
    args: [
      `--require=${join(root, 'plugins/gatsby-plugin-fast-build/patches/preload.cjs')}`,
      tool('gatsby/cli.js'),
      ...args,
      ...(prefixed ? ['--prefix-paths'] : []),
    ],
    env: {
      GATSBY_CPU_COUNT: String(countProcesses(cores)),
      // By default, glibc gives each thread an arena of its own, and an arena keeps freed memory: its limit,
      // in bytes, rises with use. With a fixed limit, Gatsby's process needs 60 MB less and no more time.
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: String(4 * 1024 * 1024),
      ...env,
      NODE_OPTIONS: [`--max-semi-space-size=${youngGeneration}`, env.NODE_OPTIONS].filter(Boolean).join(' '),
    },
  };
}

/**
 * Returns the number of processes that Gatsby uses, including its main process. On two cores a process for
 * queries does not pay off: Gatsby restarts it for the pages' HTML, which takes longer than most queries.
 * With 1, only the HTML has a separate process.
 * @param {number} cores
 */
function countProcesses(cores) {
  return cores <= 2 ? 1 : cores;
}

/**
 * Runs a Gatsby command in a folder.
 * @param {string[]} args
 * @param {import('../terminal/run.mjs').RunOptions} options
 */
export async function runGatsby(args, options) {
  const call = gatsbyCall(args, options.env ?? process.env);
  const hasTerminal = options.inherit && process.stdout.isTTY;
  // Gatsby's logger draws for a terminal even if there is none.
  const env = hasTerminal ? call.env : { GATSBY_LOGGER: 'yurnalist', ...call.env };
  return run(process.execPath, call.args, { ...options, env });
}

/**
 * Returns the warnings in Gatsby's output, each with its continuation lines.
 * @param {string} output
 * @returns {string[]}
 */
export function pickWarnings(output) {
  // One of Gatsby's loggers writes the word in full.
  const warning = /^warn(ing)? /;
  const starts = /^(success|info|error|verbose|not finished|failed)\b|^\s*$/;
  /** @type {string[]} */
  const warnings = [];
  let open = false;
  for (const line of output.split(/\r?\n/)) {
    const begins = warning.test(line);
    open = begins || (open && !starts.test(line));
    if (begins) warnings.push(line.replace(warning, ''));
    else if (open) warnings[warnings.length - 1] += `\n${line}`;
  }
  return warnings;
}
