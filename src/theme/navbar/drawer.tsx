import type { NavbarItem, ResolvedNavbar } from '@docs/content/settings';
import type { PageSidebar } from '@docs/content/shared';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ArrowLeftIcon, CloseIcon } from '../../components/icons';
import { latestDocsVersion } from '../../settings/docs-version';
import { currentLocale } from '../../settings/i18n';
import { SidebarTree } from '../sidebar/sidebar-tree';
import { activeItem, isActive, type OpenPage } from './active-item';
import { Brand } from './brand';
import * as styles from './drawer.module.css';
import { namingItem } from './naming-item';
import { ItemLink, keyOf, LocaleLinks, versionItems } from './navbar-item';

/** Props of the drawer and of its placeholder while its code loads. */
export interface DrawerProps {
  navbar: ResolvedNavbar;
  page: OpenPage;
  sidebar: PageSidebar | null;
  onClose: () => void;
}

/**
 * The menu on narrow screens: the docs sidebar first, if the page has one, and the main menu behind it. A
 * modal dialog keeps the focus inside, prevents scrolling of the page, and closes on Escape.
 */
export default function Drawer({ navbar, page, sidebar, onClose }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSecondary, setSecondary] = useState(sidebar !== null);
  const openedAt = useRef(page.path);

  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' });
  }, []);
  useEffect(() => {
    if (page.path !== openedAt.current) dialog.current?.close();
  }, [page.path]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: browsers close a dialog on Escape
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label="Menu"
      onClose={onClose}
      // A click on the dialog element itself is on the backdrop, because its content fills it.
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <Brand />
          <button type="button" aria-label="Close the menu" onClick={() => dialog.current?.close()}>
            <CloseIcon size={22} />
          </button>
        </div>
        {isSecondary && sidebar ? (
          <>
            <button type="button" className={styles.back} onClick={() => setSecondary(false)}>
              <ArrowLeftIcon size={18} /> Back to main menu
            </button>
            <nav className={styles.body} aria-label="Docs">
              <SidebarTree key={sidebar.name} sidebar={sidebar} path={page.path} />
            </nav>
          </>
        ) : (
          <nav className={styles.body} aria-label="Main">
            {sidebar && (
              <button type="button" className={styles.toDocs} onClick={() => setSecondary(true)}>
                Pages in this section
              </button>
            )}
            <MainMenu items={[...navbar.left, ...navbar.right]} page={page} />
          </nav>
        )}
      </div>
    </dialog>
  );
}

function MainMenu({ items, page }: { items: NavbarItem[]; page: OpenPage }) {
  const active = activeItem(items, page);
  return (
    <ul className={styles.menu}>
      {items.map((item) => {
        // The search button is in the navbar on every screen.
        if (item.type === 'search') return null;
        return (
          <li key={keyOf(item)} className={item.className}>
            {namingItem(item, () => renderItem(item, page, item === active))}
          </li>
        );
      })}
    </ul>
  );
}

function renderItem(
  item: Exclude<NavbarItem, { type: 'search' }>,
  page: OpenPage,
  isMarked: boolean,
): ReactNode {
  switch (item.type) {
    case 'dropdown':
      return (
        <Fold label={item.label} isOpen={isActive(item, page)}>
          {/* Copied here, so that an item without items fails here, in an error that names it. */}
          <MainMenu items={[...item.items]} page={page} />
        </Fold>
      );
    case 'docsVersionDropdown':
      return (
        <Fold label={latestDocsVersion.label}>
          <MainMenu items={versionItems(item.versions)} page={page} />
        </Fold>
      );
    case 'localeDropdown':
      return (
        <Fold label={currentLocale.label}>
          <ul className={styles.menu}>
            <LocaleLinks />
          </ul>
        </Fold>
      );
    default:
      return (
        <ItemLink
          item={item.type === 'link' ? { ...item, icon: undefined } : item}
          page={page}
          isActive={isMarked}
        />
      );
  }
}

function Fold({ label, isOpen = false, children }: { label: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
