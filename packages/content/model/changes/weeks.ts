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
  /** Versions, as in `CommittedFile`. They differ. */
  before: string | undefined;
  after: string | undefined;
}

/** The files that changed in a week. */
export interface Week {
  /** The week's Monday, in the form `2025-08-18`. */
  monday: string;
  files: FileInWeek[];
}

/**
 * Groups commits (newest first) by week, newest first. Only the first and the last version in a week matter. The
 * first commit of a repository is where the history starts, so it is not a change.
 */
export function weeksOf(commits: readonly Commit[]): Week[] {
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
