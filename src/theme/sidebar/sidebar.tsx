import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageSidebar } from '../../shared/sidebar';
import { controlTree, type ShowPage } from './control-tree';
import { scrollTopFor } from './scroll-top';
import * as styles from './sidebar.module.css';
import { treeHtml } from './tree-html';

/** Props of the sidebar and of its tree. */
export interface SidebarProps {
  sidebar: PageSidebar;
  /** Path of the open page, without the path prefix. */
  path: string;
}

/**
 * The docs sidebar on wide screens. On narrow screens it is in the drawer; without JavaScript it is below the
 * text.
 */
export function Sidebar({ sidebar, path }: SidebarProps) {
  const tree = useTree({ sidebar, path });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark moves when the page changes
  useEffect(() => {
    if (tree.ref.current) showCurrentEntry(tree.ref.current);
  }, [path]);
  return <nav {...tree} className={styles.sidebar} aria-label="Docs" data-sidebar="" data-no-print="" />;
}

/** Returns the props of an element that shows the tree of a sidebar. The sidebar must stay the same. */
export function useTree({ sidebar, path }: SidebarProps) {
  const ref = useRef<HTMLElement>(null);
  const show = useRef<ShowPage>();
  // React renders the first page; `controlTree` changes it from then on.
  const [html] = useState(() => ({ __html: treeHtml(sidebar.items, { path, areOpen: true }) }));
  useLayoutEffect(() => {
    if (show.current) show.current(sidebar.items, path);
    else if (ref.current) show.current = controlTree(ref.current, sidebar, path);
  }, [sidebar, path]);
  return { ref, dangerouslySetInnerHTML: html };
}

function showCurrentEntry(box: HTMLElement): void {
  const line = box.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!line) return;
  const { top, bottom: end } = box.getBoundingClientRect();
  // The announcement moves the end of the sidebar below the window.
  const bottom = Math.min(end, window.innerHeight);
  // The navbar may cover the first lines.
  const covered = Number.parseFloat(getComputedStyle(box).scrollPaddingTop) || 0;
  box.scrollTop = scrollTopFor(line, { top: top + covered, bottom, scrollTop: box.scrollTop });
}
