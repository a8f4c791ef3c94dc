import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../test/support/temporary';
import { parseLog, readGitDates } from './git-dates';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd,
    stdio: 'pipe',
  });

function commit(cwd: string, name: string, date: string): void {
  fs.appendFileSync(path.join(cwd, name), 'x');
  git(cwd, 'add', name);
  execFileSync(
    'git',
    ['-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '-m', 'c', '--date', date],
    {
      cwd,
      stdio: 'pipe',
      env: { ...process.env, GIT_COMMITTER_DATE: date },
    },
  );
}

describe('dates of the last changes', () => {
  test('come from one pass over the history, newest first', () => {
    expect(parseLog('\x002025-02-01\n\na.mdx\n\x002025-01-01\n\na.mdx\nb ü.mdx\n', '/top')).toEqual(
      new Map([
        ['/top/a.mdx', '2025-02-01'],
        ['/top/b ü.mdx', '2025-01-01'],
      ]),
    );
  });

  test('are those of the last commit of each file', () => {
    const folder = temporaryFolder('git');
    git(folder, 'init', '-q');
    commit(folder, 'a.mdx', '2025-01-01T00:00:00Z');
    commit(folder, 'b.mdx', '2025-02-01T00:00:00Z');
    commit(folder, 'a.mdx', '2025-03-01T00:00:00Z');
    const { dates, warning } = readGitDates(folder);
    expect(warning).toBeUndefined();
    expect([...dates].map(([file, date]) => [path.basename(file), date.slice(0, 10)]).sort()).toEqual([
      ['a.mdx', '2025-03-01'],
      ['b.mdx', '2025-02-01'],
    ]);

    const shallow = temporaryFolder('git');
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${folder}`, shallow], { stdio: 'pipe' });
    expect(readGitDates(shallow)).toEqual({
      dates: new Map(),
      warning:
        'Pages show no date of their last change: the git clone is shallow (clone with the whole history: `git fetch --unshallow`).',
    });
  });

  test('are missing without a repository or without commits, with one sentence', () => {
    const folder = temporaryFolder('git');
    expect(readGitDates(folder).warning).toBe(
      'Pages show no date of their last change: the content is not in a git repository.',
    );
    git(folder, 'init', '-q');
    expect(readGitDates(folder).warning).toBe(
      'Pages show no date of their last change: git has no commits of the content.',
    );
  });
});
