import type { LayoutKind, PageSidebar } from '@docs/content/shared';
import type { ReactNode } from 'react';
import { Footer } from '../footer/footer';
import { Navbar } from '../navbar/navbar';
import { Sidebar } from '../sidebar/sidebar';
import { Announcement } from './announcement';
import { BackToTop } from './back-to-top';
import { CrashBoundary } from './crash-boundary';
import * as styles from './layout.module.css';
import { mainId, SkipLink } from './skip-link';

interface LayoutProps {
  kind: LayoutKind;
  /** Path of the open page, without the path prefix. */
  path: string;
  sidebar: PageSidebar | null;
  children: ReactNode;
}

/**
 * The frame of every page. It stays mounted across pages and contains the page's only <main>; pages and
 * templates render its content.
 */
export function Layout({ kind, path, sidebar, children }: LayoutProps) {
  const main = (
    <main id={mainId} className={styles.main} tabIndex={-1}>
      <CrashBoundary path={path}>{children}</CrashBoundary>
    </main>
  );
  if (kind === 'bare') return main;
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Announcement />
      <Navbar page={{ path, sidebarName: sidebar?.name ?? null }} sidebar={sidebar} />
      <div className={sidebar ? styles.docs : undefined}>
        {sidebar && <Sidebar key={sidebar.name} sidebar={sidebar} path={path} />}
        {main}
      </div>
      <Footer />
      <BackToTop />
    </div>
  );
}
