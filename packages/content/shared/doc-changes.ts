import { withoutTrailingSlash } from './paths';

/** Route of the page that lists what changed in the documentation. */
export const changesRoute = '/docs/changes';

/** Class of its lists. The search leaves them out, because they name other pages. */
export const changesClass = 'doc-changes';

/** Id of the place where that page shows the old and new text of another page. */
export const comparisonId = 'comparison';

/** Folder of the built site with the old and new texts. */
const changeFolder = '/doc-changes';

/** What happened to a page or a section. */
export type ChangeKind = 'added' | 'changed' | 'removed';

/** A section that changed in a week, with its source before and after; empty for one that did not exist. */
export interface SectionChange {
  /** Id of its heading; empty for the part above the first heading. */
  id: string;
  title: string;
  kind: ChangeKind;
  before: string;
  after: string;
}

/** A page that changed in a week. */
export interface ChangedPage {
  /** Its route; undefined for a page that no longer exists. */
  path: string | undefined;
  title: string;
  kind: ChangeKind;
  /** The last day on which it changed, in the form `2025-08-21`. */
  day: string;
  /** What changed; empty for a new or deleted page. `href` is the place of a section that still exists. */
  sections: (SectionChange & { href?: string })[];
}

/** The pages that changed in a week, by title. */
export interface ChangedWeek {
  /** As `2025-08-18`. */
  monday: string;
  pages: ChangedPage[];
}

/** The old and new text of a section that changed in a week. */
export type SectionTexts = Omit<SectionChange, 'kind'> & Pick<ChangedPage, 'day'>;

/** Returns the path of the file with the old and new texts of a page: a list of `SectionTexts`, oldest first. */
export function changeFile(route: string): string {
  return `${changeFolder}/${withoutTrailingSlash(route).slice(1).replaceAll('/', '.')}.json`;
}

/** Returns the id of the heading of a week. */
export function weekId(monday: string): string {
  return `week-${monday}`;
}

/** Returns the title of a section, including the one without a heading. */
export function sectionTitle({ id, title }: { id: string; title: string }): string {
  return id === '' ? 'Introduction' : title;
}
