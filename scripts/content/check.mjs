import { execFileSync } from 'node:child_process';
import { loadSource } from '../load-source.mjs';
import { root } from '../root.mjs';
import { Failure } from '../terminal/main.mjs';
import { fixContent } from './fix.mjs';
import { siteOptions } from './site-options.mjs';

/**
 * Checks all content without a build; returns a summary.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ say?: (text: string) => void, fix?: boolean, changed?: boolean }} [options] `fix` corrects what has only
 *   one right form, and checks again. `changed` reports only the files that differ from the branch `main`.
 * @throws {Failure} with every mistake
 */
export async function checkSiteContent(env, { say = () => undefined, fix = false, changed = false } = {}) {
  /** @type {typeof import('../../packages/editorial/index')} */
  const { checkContent, problemMessages } = await loadSource('packages/editorial/index.ts');
  const options = await siteOptions(env);
  const only = changed ? changedFiles() : undefined;
  const check = async () => {
    const report = await checkContent(options);
    return { ...report, problems: report.problems.filter(({ file }) => !only || only.has(file)) };
  };
  let report = await check();
  let note = '';
  if (fix) {
    const count = await fixContent(report.problems, env, say);
    note = `${count === 1 ? '1 mistake' : `${count} mistakes`} corrected, `;
    if (count > 0) report = await check();
  }
  const { problems, files } = report;
  if (problems.length > 0) {
    const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
    const texts = problemMessages(problems, { allPlaces: true }).map(({ text }) => text);
    throw new Failure([...texts, `${note}${count} in the content`].join('\n\n'));
  }
  const what = only ? `${only.size} changed files` : `${files} files`;
  return note + what;
}

/** Returns the files that differ from the branch `main`, with those that Git does not know yet. */
function changedFiles() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  try {
    const [base = 'HEAD'] = git('merge-base', 'main', 'HEAD');
    return new Set([
      ...git('diff', '--name-only', base),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]);
  } catch {
    throw new Failure(
      'found: no branch `main`\n`--changed` compares with it: run `git fetch origin main:main`.',
    );
  }
}
