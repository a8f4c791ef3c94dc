import { type PageSidebar, type SidebarItem, sidebarUrl } from '@docs/content/shared';
import { useEffect, useRef, useState } from 'react';
import { hrefOf } from '../../components/link';
import { readStoredObject, writeStored } from '../../runtime/storage';
import { type Choices, lacksItems, mergeItems, withPage } from './tree-state';

/** Props of the sidebar and of its tree. */
export interface TreeProps {
  sidebar: PageSidebar;
  /** Path of the open page, without the path prefix. */
  path: string;
}

/** A tree with what changes it. */
export interface Tree {
  items: readonly SidebarItem[];
  path: string;
  choices: Choices;
  /** Whether entries that are not known could not be loaded. */
  hasFailed: boolean;
  /** Opens a list for this visit. */
  open: (key: string) => void;
  /** Opens or closes a category, and stores the choice. */
  toggle: (key: string) => void;
  /** Loads all entries of the sidebar, unless they are loaded already. */
  load: () => void;
}

/** The complete sidebar, which a page does not contain. */
type Whole = { state: 'missing' | 'loading' | 'failed' } | { state: 'loaded'; items: SidebarItem[] };

/**
 * Returns the tree of a sidebar: the branch of the open page, and what the reader opens. The reader's choices are
 * stored. Entries that the page does not contain are loaded, all at once, when one of them is needed.
 */
export function useTree({ sidebar, path }: TreeProps): Tree {
  const { name } = sidebar;
  const [tree, setTree] = useState(() => withPage({ items: [], choices: {} }, sidebar, path));
  const [whole, setWhole] = useState<Whole>({ state: 'missing' });
  const isLoading = useRef(false);
  if (tree.sidebar !== sidebar || tree.path !== path) setTree(withPage(tree, sidebar, path));

  const { choices } = tree;
  const items = whole.state === 'loaded' ? mergeItems(tree.items, whole.items, choices) : tree.items;
  const isIncomplete = lacksItems(items, choices);

  const load = () => {
    if (isLoading.current || (whole.state === 'loaded' && !isIncomplete)) return;
    isLoading.current = true;
    setWhole({ state: 'loading' });
    loadSidebar(name)
      .then(
        (loaded) => setWhole({ state: 'loaded', items: loaded }),
        () => setWhole({ state: 'failed' }),
      )
      .finally(() => {
        isLoading.current = false;
      });
  };
  const open = (key: string, isOpen = true) => {
    setTree({ ...tree, choices: { ...choices, [key]: isOpen } });
    if (isOpen && whole.state === 'failed') load();
  };
  const toggle = (key: string) => {
    const isOpen = !choices[key];
    open(key, isOpen);
    writeStored(storageKey(name), JSON.stringify({ ...readStored(name), [key]: isOpen }));
  };

  // The HTML of the build cannot know the reader's choices.
  useEffect(() => {
    const stored = Object.entries(readStored(name)).filter(([, isOpen]) => isOpen === true);
    const opened = Object.fromEntries(stored.map(([key]) => [key, true]));
    setTree((last) => ({ ...last, choices: { ...opened, ...last.choices } }));
  }, [name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is another function in every render
  useEffect(() => {
    if (isIncomplete && whole.state === 'missing') load();
  }, [isIncomplete, whole.state]);

  // If entries of a complete sidebar are not there, the host has another version of the site.
  const hasFailed = whole.state === 'failed' || whole.state === 'loaded';
  return { items, path, choices, hasFailed, open, toggle, load };
}

const storageKey = (name: string) => `sidebar-open-${name}`;

const readStored = (name: string): Record<string, unknown> => readStoredObject(storageKey(name), {});

/** @throws {Error} if the complete sidebar cannot be loaded */
async function loadSidebar(name: string): Promise<SidebarItem[]> {
  const url = hrefOf(sidebarUrl(name));
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
