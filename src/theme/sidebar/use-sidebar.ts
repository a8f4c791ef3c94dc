import { useCallback, useEffect, useState } from 'react';
import { hrefOf } from '../../components/link';
import { type PageSidebar, type SidebarItem, sidebarUrl } from '../../shared/sidebar';
import { readStoredObject, writeStored } from '../storage';
import {
  addBranches,
  type Branches,
  branchTo,
  cleanOpenState,
  lacksBranch,
  type OpenState,
  openBranch,
} from './sidebar-state';

/** The sidebar's state and actions. */
export interface SidebarModel {
  path: string;
  /** The page that the sidebar was first rendered for. */
  firstPath: string;
  branches: Branches;
  open: OpenState;
  /** Whether loading the rest of the sidebar failed. */
  hasFailed: boolean;
  toggle: (key: string, isOpen: boolean) => void;
  /** Loads the complete sidebar, once. */
  load: () => void;
}

const openKey = (name: string) => `sidebar-open-${name}`;

/** Returns the state of the page's sidebar. It is kept across pages, so opened categories stay open. */
export function useSidebar(sidebar: PageSidebar | null, path: string): SidebarModel {
  const items = sidebar?.items ?? none;
  const name = sidebar?.name ?? '';
  const [firstPath] = useState(path);
  const [seen, setSeen] = useState({ name, path });
  const [branches, setBranches] = useState<Branches>({});
  const [open, setOpen] = useState<OpenState>(() => openBranch({}, branchTo(items, path)));
  const [hasFailed, setFailed] = useState(false);

  if (seen.name !== name || seen.path !== path) {
    setSeen({ name, path });
    const isSame = seen.name === name;
    if (!isSame) setBranches({});
    setOpen(openBranch(isSame ? open : {}, branchTo(items, path, isSame ? branches : {})));
  }

  useEffect(() => setBranches((known) => addBranches(known, items)), [items]);

  // The stored state is applied after the first render, which must match the page's HTML.
  useEffect(() => {
    const stored = cleanOpenState(readStoredObject(openKey(name), {}));
    setOpen((current) => ({ ...stored, ...current }));
  }, [name]);

  const load = useCallback(() => {
    setFailed(false);
    loadSidebar(name).then(
      (whole) => setBranches((known) => addBranches(known, whole)),
      () => setFailed(true),
    );
  }, [name]);

  const isIncomplete = lacksBranch(items, open, branches);
  useEffect(() => {
    if (isIncomplete) load();
  }, [isIncomplete, load]);

  const toggle = useCallback(
    (key: string, isOpen: boolean) => {
      setOpen((current) => ({ ...current, [key]: isOpen }));
      writeStored(openKey(name), JSON.stringify({ ...readStoredObject(openKey(name), {}), [key]: isOpen }));
    },
    [name],
  );

  return { path, firstPath, branches, open, hasFailed, toggle, load };
}

const none: SidebarItem[] = [];

const loaded = new Map<string, Promise<SidebarItem[]>>();

/** Loads a complete sidebar, once. */
function loadSidebar(name: string): Promise<SidebarItem[]> {
  const known = loaded.get(name);
  if (known) return known;
  const url = sidebarUrl(name);
  const loading = fetch(hrefOf(url)).then((response) => {
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.json() as Promise<SidebarItem[]>;
  });
  loaded.set(name, loading);
  // Failures are not cached: the next attempt tries again.
  loading.catch(() => loaded.delete(name));
  return loading;
}
