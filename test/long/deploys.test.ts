import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.mjs';
import { copyProject } from '../../scripts/site/test-sites.mjs';
import { writeSmallSite } from '../support/random-edits';
import { removeBuild, startSite } from '../support/start-site';

/*
 * An upload of a build sends only the files that changed. Therefore, a file whose content did not change must
 * keep its name and its bytes.
 */

// Inside the project, so that it finds the packages of the project.
const site = path.join(root, 'test-results', 'deploys-site');
const content = path.join(site, 'content');

/**
 * Builds the site. Returns a digest of each file by its name. Compressed copies are omitted, because they are
 * derived from their files.
 */
function build({ isCold }: { isCold: boolean }): Map<string, string> {
  if (isCold) removeBuild(site);
  startSite(site);
  const folder = path.join(site, 'public');
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    files
      .sort()
      .map((file) => [
        path.relative(folder, file),
        createHash('sha256').update(fs.readFileSync(file)).digest('hex'),
      ]),
  );
}

/** Returns the files that an upload of a build sends if the other build was uploaded before. */
function changedFiles(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name);
}

/** Commits the content with a fixed time, which pages show. */
function commit(time: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], {
      cwd: content,
      env: { ...process.env, GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time },
    });
  git('init', '-q');
  git('add', '-A');
  git('-c', 'commit.gpgsign=false', 'commit', '-q', '-m', time);
}

beforeAll(() => {
  fs.rmSync(site, { recursive: true, force: true });
  copyProject(site);
  writeSmallSite(content, 30);
  commit('2026-01-02T12:00:00Z');
});

test('two builds of the same content have the same bytes, and edits change few files', () => {
  const first = build({ isCold: true });
  expect(first.size).toBeGreaterThan(200);
  const second = build({ isCold: true });
  expect(changedFiles(first, second)).toEqual([]);
  expect(second.size).toBe(first.size);

  // Runs after a build without caches, so that leftovers of that build are detected.
  fs.appendFileSync(path.join(content, 'docs/page-3.mdx'), '\nA sentence that an author has added.\n');
  commit('2026-01-03T12:00:00Z');
  const changed = changedFiles(second, build({ isCold: false }));
  expect(changed).toContain('docs/page-3/index.html');
  expect({ changed, isFew: changed.length <= 8 }).toEqual({ changed, isFew: true });

  const third = build({ isCold: false });
  const guide = path.join(content, 'docs/guides/page-4.mdx');
  fs.writeFileSync(guide, fs.readFileSync(guide, 'utf8').replace('Page 4', 'Another title'));
  commit('2026-01-04T12:00:00Z');
  const retitled = changedFiles(third, build({ isCold: false }));
  // Pages whose sidebar shows the title change, others do not.
  expect(retitled).toContain('docs/guides/page-7/index.html');
  expect(retitled.filter((name) => name.includes('docs/lambda/'))).toEqual([]);
}, 1_800_000);
