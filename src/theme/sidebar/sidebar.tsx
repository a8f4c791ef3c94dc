import { useEffect, useRef } from 'react';
import type { PageSidebar } from '../../shared/sidebar';
import * as styles from './sidebar.module.css';
import { scrollTopFor } from './sidebar-state';
import { SidebarTree } from './sidebar-tree';
import type { SidebarModel } from './use-sidebar';

/**
 * The docs sidebar on wide screens. On narrow screens it is in the drawer; without JavaScript it is below the
 * text.
 */
export function Sidebar({ sidebar, model }: { sidebar: PageSidebar; model: SidebarModel }) {
  const box = useRef<HTMLElement>(null);
  const { path } = model;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark moves when the page changes
  useEffect(() => {
    if (box.current) showCurrentEntry(box.current);
  }, [path]);

  return (
    <nav ref={box} className={styles.sidebar} aria-label="Docs" data-sidebar="" data-no-print="">
      <SidebarTree items={sidebar.items} model={model} />
    </nav>
  );
}

function showCurrentEntry(box: HTMLElement): void {
  const line = box.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!line) return;
  const { top, bottom } = box.getBoundingClientRect();
  // The navbar may cover the first lines.
  const covered = Number.parseFloat(getComputedStyle(box).scrollPaddingTop) || 0;
  box.scrollTop = scrollTopFor(line, { top: top + covered, bottom, scrollTop: box.scrollTop });
}
