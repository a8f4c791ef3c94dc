import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * A file in a commit. A version is the name of the git object that contains the text; undefined if the file did not
 * exist.
 */
export interface CommittedFile {
  /** Absolute path. */
  file: string;
  before: string | undefined;
  after: string | undefined;
}

/** A commit of content. */
export interface Commit {
  /** ISO 8601. */
  date: string;
  /** Whether it is the first one of the repository. */
  isFirst: boolean;
  files: CommittedFile[];
}

/** What git knows about the files in a folder, or the reason why it knows nothing. */
export interface GitHistory {
  /** Dates of the last commits of files (ISO 8601), by absolute path. */
  dates: ReadonlyMap<string, string>;
  /** Newest first. */
  commits: readonly Commit[];
  /** A one-sentence warning for the operator if no file has a date. */
  warning?: string;
}

function git(cwd: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? stdout : undefined;
}

/**
 * Reads the commits of a folder in one pass over the git history. Returns none for a folder without history or for a
 * shallow clone, in which all files would have the same date.
 */
export function readGitHistory(folder: string): GitHistory {
  const none = (reason: string): GitHistory => ({
    dates: new Map(),
    commits: [],
    warning: `Pages show no date of their last change: ${reason}.`,
  });
  const top = git(folder, 'rev-parse', '--show-toplevel')?.trim();
  if (!top) return none('the content is not in a git repository');
  if (git(folder, 'rev-parse', '--is-shallow-repository')?.trim() === 'true') {
    return none('the git clone is shallow (clone with the whole history: `git fetch --unshallow`)');
  }
  const log = git(
    folder,
    '-c',
    'core.quotePath=false',
    'log',
    '--no-renames',
    '--format=%x00%cI %P',
    '--raw',
    '--no-abbrev',
    '--',
    '.',
  );
  if (!log) return none('git has no commits of the content');
  const commits = parseLog(log, top);
  return { dates: lastDates(commits), commits };
}

/** Parses `git log --format='%x00%cI %P' --raw --no-abbrev`. */
export function parseLog(log: string, top: string): Commit[] {
  return log
    .split('\0')
    .map((commit) => commit.split('\n').filter(Boolean))
    .filter((lines) => lines.length > 0)
    .map(([head = '', ...lines]) => {
      const [date = '', ...parents] = head.split(' ').filter(Boolean);
      return { date, isFirst: parents.length === 0, files: lines.map((line) => parseFile(line, top)) };
    });
}

function parseFile(line: string, top: string): CommittedFile {
  const [facts = '', name = ''] = line.split('\t');
  const [, , before = '', after = ''] = facts.split(' ');
  const version = (object: string) => (/^0*$/.test(object) ? undefined : object);
  return { file: path.join(top, name), before: version(before), after: version(after) };
}

/** The log is newest first, so a file's first date is its last change. */
function lastDates(commits: readonly Commit[]): Map<string, string> {
  const dates = new Map<string, string>();
  for (const { date, files } of commits)
    for (const { file } of files) if (!dates.has(file)) dates.set(file, date);
  return dates;
}

/** Returns the last commit of a folder, or undefined if there is none or the clone is shallow. */
export function lastCommit(folder: string): string | undefined {
  if (git(folder, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return undefined;
  return git(folder, 'log', '-1', '--format=%H', '--', '.')?.trim() || undefined;
}

/** Reads the texts of file versions, by the name of the git object. Versions that git does not have are left out. */
export function readVersions(folder: string, versions: readonly string[]): Map<string, string> {
  const texts = new Map<string, string>();
  if (versions.length === 0) return texts;
  const { status, stdout } = spawnSync('git', ['cat-file', '--batch'], {
    cwd: folder,
    input: `${versions.join('\n')}\n`,
    maxBuffer: 1 << 30,
  });
  if (status !== 0) return texts;
  for (let at = 0; at < stdout.length; ) {
    const end = stdout.indexOf(10, at);
    const [version = '', type, size] = stdout.toString('utf8', at, end).split(' ');
    at = end + 1;
    if (type !== 'blob') continue;
    texts.set(version, stdout.toString('utf8', at, at + Number(size)));
    at += Number(size) + 1;
  }
  return texts;
}
