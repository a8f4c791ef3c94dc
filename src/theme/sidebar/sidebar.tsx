import { useEffect, useRef } from 'react';
import { scrollTopFor } from './scroll-top';
import * as styles from './sidebar.module.css';
import { SidebarTree } from './sidebar-tree';
import type { TreeProps } from './use-tree';

/**
 * The docs sidebar on wide screens. On narrow screens it is in the drawer; without JavaScript it is below the
 * text.
 */
export function Sidebar({ sidebar, path }: TreeProps) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark moves when the page changes
  useEffect(() => {
    // Measuring makes the browser lay out the page, which it does for the next frame in any case.
    const frame = requestAnimationFrame(() => box.current && showCurrentEntry(box.current));
    return () => cancelAnimationFrame(frame);
  }, [path]);
  return (
    <nav ref={box} className={styles.sidebar} aria-label="Docs" data-sidebar="" data-no-print="">
      <SidebarTree sidebar={sidebar} path={path} />
    </nav>
  );
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
