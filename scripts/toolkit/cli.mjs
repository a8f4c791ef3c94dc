import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * @typedef {object} CliSnapshot
 * @property {string} command The command that wrote the snapshot.
 * @property {Record<string, string>} packages Versions of the packages that were read.
 * @property {string[]} commands Commands with their subcommands, as in `lambda sites create`.
 * @property {Record<string, string[]>} flags Flags without dashes, by the first word of the command;
 *   `remotion` has the flags of all other commands.
 */

const packages = ['cli', 'lambda', 'cloudrun', 'renderer'];

/**
 * Reads the commands and flags of the command line from the packages' code.
 * @param {string} scope Folder of the packages: `node_modules/@remotion`.
 * @returns {CliSnapshot}
 */
export function readCli(scope) {
  const dist = (/** @type {string} */ name) => join(scope, name, 'dist');
  const versions = packages.map((name) => [
    `@remotion/${name}`,
    JSON.parse(readFileSync(join(scope, name, 'package.json'), 'utf8')).version,
  ]);
  const shared = [
    ...matches(filesOf(join(dist('renderer'), 'options')), /cliFlag = ['"]([\w-]+)['"]/g),
    ...parsedFlags(filesOf(dist('cli'))),
    ...booleanFlags(readFileSync(join(dist('cli'), 'parsed-cli.js'), 'utf8')),
  ];
  const own = (/** @type {string} */ name) => parsedFlags(filesOf(join(dist(name), 'cli')));
  return {
    command: 'npm run toolkit:snapshot',
    packages: Object.fromEntries(versions),
    commands: sorted([
      ...rootCommands(dist('cli')),
      ...subcommands('lambda', join(dist('lambda'), 'cli/commands')),
      ...subcommands('cloudrun', join(dist('cloudrun'), 'cli/commands')),
    ]),
    flags: {
      remotion: sorted(shared),
      lambda: sorted([...shared, ...own('lambda')]),
      cloudrun: sorted([...shared, ...own('cloudrun')]),
    },
  };
}

/** Returns the commands that `remotion` itself compares its first argument with. @param {string} dist */
function rootCommands(dist) {
  const index = join(dist, 'index.js');
  const named = matches([index], /command === ['"](\w+)['"]/g);
  const constants = matches(filesOf(dist), /exports\.\w+_COMMAND = ['"](\w+)['"]/g);
  return [...named, ...constants.filter((name) => name !== 'ensure'), 'browser ensure'];
}

/**
 * Returns the commands in a folder: a file is a command, a folder contains the subcommands of one.
 * @param {string} program
 * @param {string} folder
 */
function subcommands(program, folder) {
  return filesOf(folder).flatMap((file) => {
    const names = matches([file], /exports\.\w+_(?:SUB)?COMMAND = ['"](\w+)['"]/g);
    const group = basename(dirname(file));
    const isGroup = group === 'commands' || ['index', group].includes(basename(file, '.js'));
    return names.map((name) => [program, ...(isGroup ? [] : [group]), name].join(' '));
  });
}

/** Returns the flags that code reads from the parsed command line. @param {string[]} files */
function parsedFlags(files) {
  const taken = matches(files, /const \{ ([\w, ]+) \} = \w+\.parsed(?:Lambda|Cloudrun)?Cli;/g);
  return [
    ...matches(files, /\bparsed(?:Lambda|Cloudrun)?Cli(?:\.|\[['"])([A-Za-z][\w-]*)/g),
    ...taken.flatMap((names) => names.split(', ')),
  ];
}

/** Returns the flags without a value. @param {string} code */
function booleanFlags(code) {
  const list = /BooleanFlags = \[([\s\S]*?)\];/.exec(code)?.[1] ?? '';
  return [...list.matchAll(/'([\w-]+)'/g)].map(([, flag]) => String(flag));
}

/** @param {string[]} files @param {RegExp} pattern @returns {string[]} the first group of every match */
function matches(files, pattern) {
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, group]) => String(group)),
  );
}

/** @param {string} folder */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(folder, file));
}

/** @param {string[]} names */
function sorted(names) {
  return [...new Set(names)].sort();
}
