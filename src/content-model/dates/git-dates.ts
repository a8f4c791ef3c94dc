import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Dates of the last commits of files, by absolute path, or the reason there are none. */
export interface GitDates {
  dates: ReadonlyMap<string, string>;
  /** A one-sentence warning for the operator if no file has a date. */
  warning?: string;
}

function git(cwd: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? stdout : undefined;
}

/**
 * Reads the date of each file's last commit (ISO 8601) in one pass over the git history. Returns no dates for
 * a folder without history or for a shallow clone, in which all files would have the same date.
 */
export function readGitDates(folder: string): GitDates {
  const none = (reason: string): GitDates => ({
    dates: new Map(),
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
    '--format=%x00%cI',
    '--name-only',
    '--',
    '.',
  );
  if (!log) return none('git has no commits of the content');
  return { dates: parseLog(log, top) };
}

/**
 * Parses `git log --format=%x00%cI --name-only`. The log is newest first, so a file's first date is its last
 * change.
 */
export function parseLog(log: string, top: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0')) {
    const [date, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) {
      const absolute = path.join(top, file);
      if (date && !dates.has(absolute)) dates.set(absolute, date);
    }
  }
  return dates;
}
