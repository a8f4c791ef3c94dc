import { hrefOf } from '../../components/link';
import { isSamePath, withoutTrailingSlash } from '../../shared/paths';
import { type PageSidebar, type SidebarItem, sidebarUrl } from '../../shared/sidebar';
import { readStoredObject, writeStored } from '../storage';
import * as late from './sidebar-status.late.module.css';
import * as styles from './sidebar-tree.module.css';
import { treeHtml } from './tree-html';

/** Shows another page of the same sidebar, with the items of that page's copy. */
export type ShowPage = (items: readonly SidebarItem[], path: string) => void;

const loadingHtml = `<p class="${late.loading}">Loading…</p>`;
const failedHtml = `<p class="${late.failed}" role="alert">Could not be loaded. <button type="button">Try again</button></p>`;

/**
 * Makes the tree of a sidebar interactive: categories open and close, and the reader's choices are stored. Branches
 * that the page does not contain are loaded, all at once, when one of them is needed.
 *
 * @param box The element that contains the HTML of the tree, made by `treeHtml`.
 * @param sidebar The sidebar that the HTML was made from.
 * @param path The page that the HTML was made for.
 * @returns a function that opens the branch of another page and marks its link. The elements stay, and with them
 *   the focus and the categories that are open.
 */
export function controlTree(box: Element, sidebar: PageSidebar, path: string): ShowPage {
  const { name } = sidebar;
  let shown: { items: readonly SidebarItem[]; path: string } = { items: sidebar.items, path };
  let isLoading = false;

  const load = async () => {
    showStatus(box, loadingHtml);
    if (isLoading) return;
    isLoading = true;
    try {
      addBranches(rootOf(box), await loadSidebar(name), false);
      prepare();
    } catch {
      // The status tells the reader.
    }
    isLoading = false;
    showStatus(box, failedHtml);
  };
  const open = (category: Element, isOpen: boolean) => {
    setOpen(category, isOpen);
    if (isOpen && !listOf(category)) load();
  };
  /** Prepares entries that are new in the document. */
  const prepare = () => {
    prepareLabels(box);
    markPage(box, shown.path);
    const stored = readState(name);
    for (const category of categoriesIn(box))
      if (!isOpen(category) && stored[labelPath(category)] === true) open(category, true);
  };
  const toggle = (category: Element) => {
    open(category, !isOpen(category));
    writeState(name, { ...readState(name), [labelPath(category)]: isOpen(category) });
  };

  box.addEventListener('click', (event) => {
    const control = closest(event, 'button, [role=button]');
    const category = control?.closest('li');
    if (!control || !category) return;
    event.preventDefault();
    if (control.hasAttribute('aria-expanded')) toggle(category);
    else load();
  });
  box.addEventListener('keydown', (event) => {
    const category = closest(event, '[role=button]')?.closest('li');
    if (!category || (event as KeyboardEvent).key !== ' ') return;
    event.preventDefault();
    toggle(category);
  });
  // A click is likely to follow.
  box.addEventListener('pointerover', (event) => {
    const category = closest(event, `.${styles.row}`)?.closest('li');
    if (category && !listOf(category)) load();
  });
  prepare();

  return (items, path) => {
    // In development, an edit can change the sidebar of the open page.
    const isEdited = isSamePath(path, shown.path) && JSON.stringify(items) !== JSON.stringify(shown.items);
    shown = { items, path };
    if (isEdited) box.innerHTML = treeHtml(items, { path, areOpen: true });
    addBranches(rootOf(box), items, true);
    prepare();
  };
}

/**
 * Adds the lists of categories that have none yet.
 * @param items Entries of `list` in any order.
 * @param areOpen Whether these categories are opened. If not, they stay as they are.
 */
function addBranches(list: Element | null, items: readonly SidebarItem[], areOpen: boolean): void {
  for (const item of items) {
    if (item.type !== 'category' || !item.items) continue;
    const category = [...(list?.children ?? [])].find((entry) => labelOf(entry) === item.label);
    if (!category) continue;
    const known = listOf(category);
    if (known) addBranches(known, item.items, areOpen);
    else addList(category, treeHtml(item.items, { areOpen }));
    setOpen(category, areOpen || isOpen(category));
  }
}

/** Adds a list to a category, in the place of its status. */
function addList(category: Element, html: string): void {
  category.querySelector(':scope > p')?.remove();
  category.insertAdjacentHTML('beforeend', html);
}

/** Shows a status in the open categories whose list is missing. */
function showStatus(box: Element, html: string): void {
  for (const category of categoriesIn(box))
    if (isOpen(category) && !listOf(category)) addList(category, html);
}

function setOpen(category: Element, isOpen: boolean): void {
  for (const control of controlsOf(category)) control.setAttribute('aria-expanded', String(isOpen));
  for (const below of [...category.children].slice(1)) below.toggleAttribute('hidden', !isOpen);
}

/** Makes buttons of the labels that toggle their category. */
function prepareLabels(box: Element): void {
  for (const label of box.querySelectorAll(`.${styles.opens}:not([role])`)) {
    const shownList = label.closest('li')?.querySelector(':scope > ul:not([hidden])');
    label.setAttribute('role', 'button');
    label.setAttribute('aria-expanded', String(Boolean(shownList)));
  }
}

/** Marks the links to the open page, and no other. */
function markPage(box: Element, path: string): void {
  for (const link of box.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current');
  const href = withoutTrailingSlash(hrefOf(path)).replace(/["\\]/g, '\\$&');
  const links = box.querySelectorAll(`:is([href="${href}"], [href="${href}/"]):not(.${styles.opens})`);
  for (const link of links) link.setAttribute('aria-current', 'page');
}

const rootOf = (box: Element) => box.firstElementChild;
const listOf = (category: Element) => category.querySelector(':scope > ul');
const labelOf = (entry: Element) => entry.firstElementChild?.firstElementChild?.textContent;
const controlsOf = (category: Element) => category.querySelectorAll(':scope > div > [aria-expanded]');
const isOpen = (category: Element) => controlsOf(category)[0]?.getAttribute('aria-expanded') === 'true';

function categoriesIn(box: Element): Element[] {
  return [...box.querySelectorAll(`.${styles.row}`)].map((row) => row.parentElement as Element);
}

/** Returns the labels from the root down to a category, joined by ` / `: the key of its stored state. */
function labelPath(category: Element): string {
  const above = category.parentElement?.closest('li');
  return `${above ? `${labelPath(above)} / ` : ''}${labelOf(category)}`;
}

function closest({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

const storageKey = (name: string) => `sidebar-open-${name}`;

function readState(name: string): Record<string, unknown> {
  return readStoredObject(storageKey(name), {});
}

function writeState(name: string, state: object): void {
  writeStored(storageKey(name), JSON.stringify(state));
}

/**
 * Loads a complete sidebar.
 * @throws {Error} if it cannot be loaded
 */
async function loadSidebar(name: string): Promise<SidebarItem[]> {
  const url = hrefOf(sidebarUrl(name));
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
