import { digestOf, weekSection, weekSummary } from '@docs/content';
import { type ChangedWeek, changesRoute, formatDate, weekId } from '@docs/content/shared';
import { toHtml } from 'hast-util-to-html';
import type { PublicUrl } from './addresses';
import type { OutputPage } from './page';

/** Maximum number of pages in an entry. Longer lists are cut off, because feed readers load all entries at once. */
const mostPages = 100;

/** Returns the weeks in which the documentation changed as entries of the feed of the page that lists them. */
export function weekEntries(weeks: readonly ChangedWeek[], publicUrl: PublicUrl): OutputPage[] {
  return weeks.map(({ monday, pages }) => {
    const shown = { monday, pages: pages.slice(0, mostPages) };
    const [, ...content] = weekSection(shown, publicUrl, weekSummary(pages));
    const html = toHtml(content);
    return {
      path: `${changesRoute}#${weekId(monday)}`,
      title: `Week of ${formatDate(monday)}`,
      description: weekSummary(pages),
      answers: [],
      trail: [],
      isListed: true,
      lastModified: pages.map(({ day }) => day).reduce((a, b) => (a > b ? a : b), monday),
      tree: { digest: digestOf(html), read: () => [{ tag: 'div', html }] },
      post: { set: changesRoute.slice(1), date: monday, authors: [], tags: [] },
    };
  });
}
