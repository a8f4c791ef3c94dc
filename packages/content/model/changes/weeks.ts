import type { SectionChange } from '../../shared/doc-changes';
import type { Commit } from '../dates/git-history';
import { type DocSection, sectionsOf } from './sections';
import { hasSameWords } from './words';

/** A file at the beginning and at the end of a week. */
export interface FileInWeek {
  /** Absolute path. */
  file: string;
  /** The last day in the week on which it changed, in the form `2025-08-21`. */
  day: string;
  /** Versions, as in `CommittedFile`. They differ, unless only a partial of the page changed. */
  before: string | undefined;
  after: string | undefined;
  /** The versions of the partials, if the page may include some that changed. */
  partials?: { before: FileVersions; after: FileVersions };
}

/** The versions of files at a point in time, by path. */
export type FileVersions = ReadonlyMap<string, string>;

/** The files that changed in a week. */
export interface Week {
  /** The week's Monday, in the form `2025-08-18`. */
  monday: string;
  files: FileInWeek[];
}

/** What `weeksOf` has to know about files. */
interface FileKinds {
  isPartial: (file: string) => boolean;
  /** The pages that include partials. */
  including: readonly string[];
}

/**
 * Groups commits (newest first) by week, newest first. Only the first and the last version in a week matter. The
 * first commit of a repository is where the history starts, so it is not a change. When a partial changes, so do the
 * pages that include one.
 */
export function weeksOf(commits: readonly Commit[], { isPartial, including }: FileKinds): Week[] {
  const versions = newestVersions(commits);
  const partialVersions = () => new Map([...versions].filter(([file]) => isPartial(file)));
  return filesByWeek(commits).map(({ monday, files }) => {
    const after = partialVersions();
    const pages = new Map(files.flatMap((each) => (isPartial(each.file) ? [] : [[each.file, each]])));
    const days = files.filter(({ file }) => isPartial(file)).map(({ day }) => day);
    for (const file of days.length > 0 ? including : []) {
      const [version, known] = [versions.get(file), pages.get(file)];
      const day = [...days, known?.day ?? ''].sort().at(-1) ?? '';
      if (known || version) pages.set(file, { file, before: version, after: version, ...known, day });
    }
    for (const { file, before } of files) {
      if (before === undefined) versions.delete(file);
      else versions.set(file, before);
    }
    const partials = { before: partialVersions(), after };
    for (const file of including) {
      const page = pages.get(file);
      if (page) page.partials = partials;
    }
    return { monday, files: [...pages.values()] };
  });
}

/** Returns the versions of the files that exist after the newest commit. */
function newestVersions(commits: readonly Commit[]): Map<string, string> {
  const versions = new Map<string, string | undefined>();
  for (const { file, after } of commits.flatMap(({ files }) => files))
    if (!versions.has(file)) versions.set(file, after);
  return new Map([...versions].flatMap(([file, version]) => (version ? [[file, version]] : [])));
}

function filesByWeek(commits: readonly Commit[]): Week[] {
  const weeks = new Map<string, Map<string, FileInWeek>>();
  for (const { date, isFirst, files } of commits) {
    if (isFirst) continue;
    const day = new Date(date).toISOString().slice(0, 10);
    const monday = mondayOf(day);
    const week = weeks.get(monday) ?? new Map<string, FileInWeek>();
    weeks.set(monday, week);
    for (const { file, before, after } of files) {
      const known = week.get(file);
      if (known) known.before = before;
      else week.set(file, { file, day, before, after });
    }
  }
  return [...weeks]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([monday, files]) => ({
      monday,
      files: [...files.values()].filter(({ before, after }) => before !== after),
    }));
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/**
 * Returns the sections whose words differ between two sources of a page, in the order of the newer source. Deleted
 * sections come last.
 */
export function compareSections(before: string, after: string): SectionChange[] {
  const [old, now] = [sectionsOf(before), sectionsOf(after)];
  const byId = (sections: readonly DocSection[]) => new Map(sections.map((section) => [section.id, section]));
  const [oldById, nowById] = [byId(old), byId(now)];
  const present = now.flatMap((section): SectionChange[] => {
    const earlier = oldById.get(section.id);
    if (!earlier) return [{ ...section, kind: 'added', before: '', after: section.text }];
    if (earlier.text === section.text || hasSameWords(earlier.text, section.text)) return [];
    return [{ ...section, kind: 'changed', before: earlier.text, after: section.text }];
  });
  const gone = old
    .filter(({ id }) => !nowById.has(id))
    .map((section): SectionChange => ({ ...section, kind: 'removed', before: section.text, after: '' }));
  return [...present, ...gone].map(({ id, title, kind, before: from, after: to }) => ({
    id,
    title,
    kind,
    before: from,
    after: to,
  }));
}
