import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface CliSnapshot {
  /** The command that wrote the snapshot. */
  command: string;
  /** Versions of the packages that were read. */
  packages: Record<string, string>;
  /** Commands with their subcommands, as in `lambda sites create`. */
  commands: string[];
  /** Flags without dashes, by the first word of the command; `remotion` has the flags of all other commands. */
  flags: Record<string, string[]>;
}

const packages = ['cli', 'lambda', 'cloudrun', 'renderer'];

/**
 * Reads the commands and flags of the command line from the packages' code.
 * @param scope Folder of the packages: `node_modules/@remotion`.
 */
export function readCli(scope: string): CliSnapshot {
  const dist = (name: string) => join(scope, name, 'dist');
  const versions = packages.map((name) => [
    `@remotion/${name}`,
    JSON.parse(readFileSync(join(scope, name, 'package.json'), 'utf8')).version,
  ]);
  const shared = [
    ...matches(filesOf(join(dist('renderer'), 'options')), /cliFlag = ['"]([\w-]+)['"]/g),
    ...parsedFlags(filesOf(dist('cli'))),
    ...booleanFlags(readFileSync(join(dist('cli'), 'parsed-cli.js'), 'utf8')),
  ];
  const own = (name: string) => parsedFlags(filesOf(join(dist(name), 'cli')));
  return {
    command: 'npm run update -- toolkit',
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

/** Returns the commands that `remotion` itself compares its first argument with. */
function rootCommands(dist: string) {
  const index = join(dist, 'index.js');
  const named = matches([index], /command === ['"](\w+)['"]/g);
  const constants = matches(filesOf(dist), /exports\.\w+_COMMAND = ['"](\w+)['"]/g);
  return [...named, ...constants.filter((name) => name !== 'ensure'), 'browser ensure'];
}

/** Returns the commands in a folder: a file is a command, a folder contains the subcommands of one. */
function subcommands(program: string, folder: string) {
  return filesOf(folder).flatMap((file) => {
    const names = matches([file], /exports\.\w+_(?:SUB)?COMMAND = ['"](\w+)['"]/g);
    const group = basename(dirname(file));
    const isGroup = group === 'commands' || ['index', group].includes(basename(file, '.js'));
    return names.map((name) => [program, ...(isGroup ? [] : [group]), name].join(' '));
  });
}

/** Returns the flags that code reads from the parsed command line. */
function parsedFlags(files: string[]) {
  const taken = matches(files, /const \{ ([\w, ]+) \} = \w+\.parsed(?:Lambda|Cloudrun)?Cli;/g);
  return [
    ...matches(files, /\bparsed(?:Lambda|Cloudrun)?Cli(?:\.|\[['"])([A-Za-z][\w-]*)/g),
    ...taken.flatMap((names) => names.split(', ')),
  ];
}

/** Returns the flags without a value. */
function booleanFlags(code: string) {
  const list = /BooleanFlags = \[([\s\S]*?)\];/.exec(code)?.[1] ?? '';
  return [...list.matchAll(/'([\w-]+)'/g)].map(([, flag]) => String(flag));
}

/** Returns the first group of every match in files. */
function matches(files: string[], pattern: RegExp) {
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, group]) => String(group)),
  );
}

function filesOf(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(folder, file));
}

function sorted(names: string[]) {
  return [...new Set(names)].sort();
}
