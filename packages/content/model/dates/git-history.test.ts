import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../../test/support/temporary';
import { lastCommit, parseLog, readGitHistory, readVersions } from './git-history';

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
    const [zero, one, two] = ['0'.repeat(40), '1'.repeat(40), '2'.repeat(40)];
    const log = [
      `\x002025-02-01 ${two}\n\n:100644 100644 ${one} ${two} M\ta.mdx\n`,
      `\x002025-01-01 \n\n:000000 100644 ${zero} ${one} A\ta.mdx\n:000000 100644 ${zero} ${two} A\tb ü.mdx\n`,
    ].join('');
    expect(parseLog(log, '/top')).toEqual([
      { date: '2025-02-01', isFirst: false, files: [{ file: '/top/a.mdx', before: one, after: two }] },
      {
        date: '2025-01-01',
        isFirst: true,
        files: [
          { file: '/top/a.mdx', before: undefined, after: one },
          { file: '/top/b ü.mdx', before: undefined, after: two },
        ],
      },
    ]);
  });

  test('are those of the last commit of each file', () => {
    const folder = temporaryFolder('git');
    git(folder, 'init', '-q');
    commit(folder, 'a.mdx', '2025-01-01T00:00:00Z');
    commit(folder, 'b.mdx', '2025-02-01T00:00:00Z');
    commit(folder, 'a.mdx', '2025-03-01T00:00:00Z');
    const { dates, commits, warning } = readGitHistory(folder);
    expect(warning).toBeUndefined();
    const [{ after = '' } = {}] = commits[0]?.files ?? [];
    expect(readVersions(folder, [after, '1'.repeat(40)])).toEqual(new Map([[after, 'xx']]));
    expect(lastCommit(folder)).toMatch(/^[0-9a-f]{40}$/);
    expect([...dates].map(([file, date]) => [path.basename(file), date.slice(0, 10)]).sort()).toEqual([
      ['a.mdx', '2025-03-01'],
      ['b.mdx', '2025-02-01'],
    ]);

    const shallow = temporaryFolder('git');
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${folder}`, shallow], { stdio: 'pipe' });
    expect(lastCommit(shallow)).toBeUndefined();
    expect(readGitHistory(shallow)).toEqual({
      dates: new Map(),
      commits: [],
      warning:
        'Pages show no date of their last change: the git clone is shallow (clone with the whole history: `git fetch --unshallow`).',
    });
  });

  test('are missing without a repository or without commits, with one sentence', () => {
    const folder = temporaryFolder('git');
    expect(readGitHistory(folder).warning).toBe(
      'Pages show no date of their last change: the content is not in a git repository.',
    );
    git(folder, 'init', '-q');
    expect(readGitHistory(folder).warning).toBe(
      'Pages show no date of their last change: git has no commits of the content.',
    );
  });
});
