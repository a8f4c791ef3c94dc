import type { ContentProblem } from '@docs/content/shared';
import type { CheckedPage } from './page';

/**
 * Finds pages of one kind with the same title in the same place (the doc's breadcrumb), which are
 * indistinguishable in search results and browser tabs.
 */
export function checkTitles(pages: readonly CheckedPage[]): ContentProblem[] {
  const first = new Map<string, CheckedPage>();
  return pages.flatMap((page) => {
    const { title, crumb, set } = page.fields;
    if (typeof title !== 'string') return [];
    const key = JSON.stringify([page.type, set, crumb, title.toLowerCase()]);
    const other = first.get(key);
    if (!other) {
      first.set(key, page);
      return [];
    }
    const place = typeof crumb === 'string' ? ` under "${crumb}"` : '';
    return [
      {
        file: page.name,
        line: page.lineOfKey('title'),
        found: `the title "${title}"${place}, which ${other.name} also has`,
        expected: 'a unique title',
        fix:
          page.type === 'Doc'
            ? 'Change one of the titles, or the `crumb` of one page.'
            : 'Change one of the titles.',
      },
    ];
  });
}
