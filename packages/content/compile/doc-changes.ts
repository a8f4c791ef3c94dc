import type { Element, ElementContent, Root } from 'hast';
import type { VFile } from 'vfile';
import {
  type ChangedPage,
  type ChangedWeek,
  type ChangeKind,
  changesClass,
  changesRoute,
  comparisonId,
  sectionTitle,
  weekId,
} from '../shared/doc-changes';
import { formatDate } from '../shared/format-date';
import { feedFiles } from '../shared/page-files';
import { withoutTrailingSlash } from '../shared/paths';
import { titleParts } from '../shared/title-parts';
import { environmentOf, type FileRecord } from './context';
import { element, text } from './nodes';
import { visit } from './visit';

/** Longer lists of sections are cut off. */
const mostSections = 8;
/**
 * In a week with more pages than this, the changed pages are folded, and only the number of their sections is
 * shown. Otherwise, the page would be too long to read. Of more pages of one kind, the first are those that changed most,
 * and all are grouped by area.
 */
const mostPages = 100;
const mostOfWeek = 10;
const leastOfArea = 10;

/**
 * Rehype plugin: expands `<DocChanges>` into a list of what changed in the documentation, week by week. All of it is in
 * the HTML. A script shows the old and new text of a page above it (`src/theme/last-visit`).
 */
export function rehypeDocChanges() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'DocChanges' || !parent || index === undefined) return;
      const environment = environmentOf(file);
      (file.data.content as FileRecord).history = environment.historyKey();
      const weeks = environment.docChanges();
      const address = (path: string) => environment.pathPrefix + path;
      const made = [
        ...(weeks.length > 0
          ? [
              element('div', { id: comparisonId }, []),
              ...weeks.flatMap((week) => weekSection(week, address)),
              feedSentence(address),
            ]
          : [noHistory()]),
      ];
      parent.children.splice(index, 1, ...made);
      if (weeks.length > 0) parent.children.push(memorySwitch());
      return index + made.length;
    });
  };
}

/** Returns the URL of a route or a file of the site. */
type Address = (path: string) => string;

/** Returns the heading and the lists of a week, with the number of pages. */
export function weekSection(
  { monday, pages }: ChangedWeek,
  address: Address,
  summary = weekSummary(pages),
): Element[] {
  const head = element('h2', { id: weekId(monday) }, [text(`Week of ${formatDate(monday)}`)]);
  if (pages.length <= mostPages)
    return [head, element('p', {}, [text(summary)]), pageList(pages, { address, most: mostSections })];
  const options = { address, most: 0, isOneKind: true };
  const listed = (kind: ChangeKind) => {
    const some = pages.filter((page) => page.kind === kind);
    if (some.length === 0) return [];
    const label = weekSummary(some).slice(0, -1);
    const isLong = some.length > mostPages;
    if (isLong && kind === 'changed') return pagesByArea(some, label, options);
    return [foldedList(some, label, options, !isLong && kind !== 'changed')];
  };
  return [head, ...kinds.flatMap(listed)];
}

function foldedList(
  pages: readonly ChangedPage[],
  label: string,
  options: ListOptions,
  isOpen = false,
): Element {
  return element('details', { open: isOpen }, [
    element('summary', {}, [text(label)]),
    pageList(pages, options),
  ]);
}

/** Returns the pages with most changes, and the others by area, so that readers find the one that they use. */
function pagesByArea(pages: readonly ChangedPage[], label: string, options: ListOptions): Element[] {
  const most = [...pages].sort((a, b) => b.sections.length - a.sections.length).slice(0, mostOfWeek);
  return [
    element('p', {}, [text(`${label}. These changed the most:`)]),
    pageList(most, options),
    element('p', {}, [text('All of them by area:')]),
    ...areasOf(pages).map(({ name, pages: some }) =>
      foldedList(some, `${name}: ${some.length} ${some.length === 1 ? 'page' : 'pages'}`, options),
    ),
  ];
}

/** Groups pages by their folder, the largest first. Small folders are in a last group with the pages in none. */
function areasOf(pages: readonly ChangedPage[]): { name: string; pages: ChangedPage[] }[] {
  const folders = new Map<string, ChangedPage[]>();
  for (const page of pages) {
    const folder = page.path?.split('/')[2] ?? '';
    folders.set(folder, [...(folders.get(folder) ?? []), page]);
  }
  const large = [...folders].filter(([, some]) => some.length >= leastOfArea);
  const areas = large
    .map(([folder, some]) => ({ name: areaName(folder, some), pages: some }))
    .sort((a, b) => b.pages.length - a.pages.length);
  const others = pages.filter((page) => !large.some(([, some]) => some.includes(page)));
  return others.length > 0 ? [...areas, { name: 'Other pages', pages: others }] : areas;
}

/** Returns the title of the folder's own page, else the name of the folder, capitalized. */
function areaName(folder: string, pages: readonly ChangedPage[]): string {
  const own = pages.find(({ path }) => path && withoutTrailingSlash(path) === `/docs/${folder}`);
  return own?.title ?? folder.charAt(0).toUpperCase() + folder.slice(1);
}

const kinds = ['added', 'changed', 'removed'] as const;

/** How to list pages: their URLs, the number of sections to name, and whether all of them were added, for example. */
interface ListOptions {
  address: Address;
  most: number;
  isOneKind?: boolean;
}

function pageList(pages: readonly ChangedPage[], options: ListOptions): Element {
  const items = pages.map((page) => pageItem(page, options));
  return element('ul', { className: [changesClass] }, items);
}

/** Says how many pages were added, changed and removed: `2 pages added, 1 page changed.` */
export function weekSummary(pages: readonly ChangedPage[]): string {
  const counts = kinds.flatMap((kind) => {
    const count = pages.filter((page) => page.kind === kind).length;
    return count > 0 ? [`${count} ${count === 1 ? 'page' : 'pages'} ${kind}`] : [];
  });
  return `${counts.join(', ')}.`;
}

function pageItem({ path, title, kind, sections }: ChangedPage, options: ListOptions): Element {
  const { address, most, isOneKind } = options;
  const words = titleParts(title).map(({ text: part, isCode }) =>
    isCode ? element('code', {}, [text(part)]) : text(part),
  );
  const name = path === undefined ? words : [element('a', { href: address(path) }, words)];
  const parts = sections.slice(0, most).map((section): ElementContent[] => {
    const label = text(sectionTitle(section));
    const linked = section.href ? element('a', { href: address(section.href) }, [label]) : label;
    return section.kind === 'changed' ? [linked] : [linked, text(` (${section.kind})`)];
  });
  const rest = sections.length - most;
  if (rest > 0) parts.push([text(parts.length > 0 ? `${rest} more` : sectionCount(rest))]);
  return element('li', {}, [
    ...name,
    ...(kind === 'changed' ? [text(': ')] : isOneKind ? [] : [text(` (${kind})`)]),
    ...parts.flatMap((part, index) => (index > 0 ? [text(', '), ...part] : part)),
  ]);
}

function sectionCount(count: number): string {
  return count === 1 ? '1 section' : `${count} sections`;
}

/** Returns the links to the feeds. The build writes feeds only if there is something in them. */
function feedSentence(address: Address): Element {
  const [rss, atom, json] = feedFiles.map((name) => address(`${changesRoute}/${name}`));
  const link = (href: string | undefined, label: string) => element('a', { href }, [text(label)]);
  return element('p', {}, [
    text('To get this list in a feed reader, subscribe to it as '),
    link(rss, 'RSS'),
    text(', '),
    link(atom, 'Atom'),
    text(' or '),
    link(json, 'JSON'),
    text('.'),
  ]);
}

/** Returns the button that stops the browser from remembering which pages were read. The page ends with it. */
function memorySwitch(): Element {
  return element('p', { dataNeedsJs: '' }, [
    element('button', { type: 'button', className: ['button'] }, [text('Stop remembering pages')]),
  ]);
}

/** What is shown instead of the list if git does not know the content's history. */
function noHistory(): Element {
  return element('p', {}, [
    text('This copy of the site was built without its history, so there is nothing to list.'),
  ]);
}
