import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder, writeFiles } from '../../../../test/support/temporary';
import { changeFiles, type KnownDoc, readDocChanges } from './doc-changes';
import { sectionDigests } from './sections';

const page = (title: string, body: string) => `---\ntitle: ${title}\nkeywords: [a, b]\n---\n\n${body}\n`;
const first =
  'Above.\n\n## One\n\nText *one* of it.\n\n```tsx\nfoo({a, b});\n```\n\n## Two {#second}\n\nTwo.';
const reflowed =
  'Above.\n\n## One\n\nText\n_one_ of\nit.\n\n```tsx {2}\nfoo({\n  a,\n  b,\n})\n```\n\n## Two {#second}\n\nTwo.';

/** Commits files on a day; null removes one. */
function commit(root: string, day: string, files: Record<string, string | null>): void {
  for (const [name, text] of Object.entries(files)) {
    if (text === null) fs.rmSync(path.join(root, 'content/docs', name));
    else writeFiles(root, { [`content/docs/${name}`]: text });
  }
  const date = `${day}T12:00:00Z`;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
      cwd: root,
      stdio: 'pipe',
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    });
  if (!fs.existsSync(path.join(root, '.git'))) git('init', '-q');
  git('add', '-A', 'content');
  git('commit', '-qm', day);
}

function docOf(root: string, name: string, more: Partial<KnownDoc> = {}): KnownDoc {
  const sourcePath = path.join(root, 'content/docs', name);
  const sections = sectionDigests(fs.readFileSync(sourcePath, 'utf8'));
  const route = `/docs/${name.replace('.mdx', '')}`;
  return { sourcePath, path: route, title: name, draft: false, unlisted: false, sections, ...more };
}

const changesOf = (root: string, docs: readonly KnownDoc[]) =>
  readDocChanges({ root, contentDir: path.join(root, 'content') }, docs);

/** Returns each week as text: `2025-01-06: a.mdx changed (one changed, three added)`. */
function summary(root: string, docs: readonly KnownDoc[]): string[] {
  return changesOf(root, docs).map(({ monday, pages }) => {
    const shown = pages.map(({ title, kind, sections }) => {
      const parts = sections.map(({ id, kind: what }) => `${id} ${what}`);
      return `${title} ${kind}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
    });
    return `${monday}: ${shown.join('; ')}`;
  });
}

test('weeks list the pages that were added, changed and removed, newest first', () => {
  const root = temporaryFolder('changes');
  commit(root, '2025-01-01', { 'a.mdx': page('A', first), 'b.mdx': page('B', 'b'), '_part.mdx': 'p' });
  commit(root, '2025-01-06', { 'a.mdx': page('A', first.replace('Two.', 'Three.')), '_part.mdx': 'q' });
  commit(root, '2025-01-12', { 'a.mdx': page('A', `${first.replace('of it', 'of all')}\n\n## New\n\nText`) });
  commit(root, '2025-01-13', { 'b.mdx': null, 'c.mdx': page('C', 'c'), 'd.mdx': page('D', 'd') });
  commit(root, '2025-01-14', { 'd.mdx': null });
  expect(
    summary(
      root,
      ['a.mdx', 'c.mdx'].map((name) => docOf(root, name)),
    ),
  ).toEqual([
    '2025-01-13: B removed; c.mdx added',
    // The change of the Monday was undone on the Sunday.
    '2025-01-06: a.mdx changed (one changed, new added)',
  ]);
});

test('formatting, front matter and what is undone within a week are no changes', () => {
  const root = temporaryFolder('changes');
  commit(root, '2025-01-01', { 'a.mdx': page('A', first) });
  commit(root, '2025-01-08', { 'a.mdx': page('A', reflowed) });
  commit(root, '2025-01-15', { 'a.mdx': page('A', reflowed).replace('[a, b]', '[b, a]') });
  commit(root, '2025-01-22', { 'a.mdx': page('A', 'other') });
  commit(root, '2025-01-23', { 'a.mdx': page('A', reflowed) });
  expect(summary(root, [docOf(root, 'a.mdx')])).toEqual([]);
});

test('a second reading is the same, drafts and unlisted pages are left out', () => {
  const root = temporaryFolder('changes');
  commit(root, '2025-01-01', { 'a.mdx': page('A', first), 'b.mdx': page('B', 'b') });
  commit(root, '2025-01-08', { 'a.mdx': page('A', 'Now.'), 'b.mdx': page('B', 'now') });
  const docs = [docOf(root, 'a.mdx'), docOf(root, 'b.mdx', { unlisted: true })];
  const weeks = changesOf(root, docs);
  expect(
    weeks[0]?.pages.map(({ path: route, sections }) => [route, sections.map(({ href }) => href)]),
  ).toEqual([['/docs/a', ['/docs/a', undefined, undefined]]]);
  expect(changesOf(root, docs)).toEqual(weeks);
});

test('the old and new texts of a page are a file, within a limit', () => {
  const root = temporaryFolder('changes');
  commit(root, '2025-01-01', { 'a.mdx': page('A', 'Zero.') });
  commit(root, '2025-01-08', { 'a.mdx': page('A', 'First.') });
  commit(root, '2025-01-15', { 'a.mdx': page('A', 'Second.') });
  const weeks = changesOf(root, [docOf(root, 'a.mdx')]);
  const text = { id: '', title: '' };
  expect(changeFiles(weeks).map(({ url, text: json }) => [url, JSON.parse(json)])).toEqual([
    [
      '/doc-changes/docs.a.json',
      [
        { ...text, day: '2025-01-08', before: 'Zero.', after: 'First.' },
        { ...text, day: '2025-01-15', before: 'First.', after: 'Second.' },
      ],
    ],
  ]);
  expect(changeFiles(weeks, 10)).toEqual([]);
});

test('there is nothing without a history, or with a shallow one', () => {
  const root = temporaryFolder('changes', { 'content/docs/a.mdx': page('A', 'a') });
  expect(changesOf(root, [docOf(root, 'a.mdx')])).toEqual([]);
  commit(root, '2025-01-01', { 'a.mdx': page('A', 'b') });
  commit(root, '2025-01-08', { 'a.mdx': page('A', 'c') });
  const clone = temporaryFolder('shallow');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, clone], { stdio: 'pipe' });
  expect(changesOf(clone, [docOf(clone, 'a.mdx')])).toEqual([]);
});
