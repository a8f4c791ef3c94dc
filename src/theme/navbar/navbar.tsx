import { resolveAskAi } from '@docs/content/settings';
import type { PageSidebar } from '@docs/content/shared';
import { type ReactNode, useRef, useState } from 'react';
import { MenuIcon } from '../../components/icons';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import { askAi as askAiSettings } from '../../settings/ask-ai';
import { AskAiButton } from '../ask-ai/ask-ai-button';
import { ColorModeToggle } from '../color-mode/toggle';
import { SearchButton } from '../search/search-button';
import { useSiteSettings } from '../use-site-settings';
import { activeItem, type OpenPage } from './active-item';
import { Brand } from './brand';
import type { DrawerProps } from './drawer';
import * as styles from './navbar.module.css';
import { DesktopItem, keyOf } from './navbar-item';
import { useHideOnScroll } from './use-hide-on-scroll';

const askAi = resolveAskAi(askAiSettings);

// Only needed on narrow screens, once it is opened.
const loadDrawer = () => import('./drawer');
const Drawer = lazyPart<DrawerProps>(loadDrawer, ({ children }: DrawerProps & { children: ReactNode }) => (
  <div className={styles.waiting}>{children}</div>
));

/** Preloads the drawer on pointer down. A failure is reported when the drawer is opened. */
function prepareDrawer(): void {
  loadDrawer().catch(() => undefined);
}

interface NavbarProps {
  page: OpenPage;
  sidebar: PageSidebar | null;
}

/** The navbar of every page, and the drawer that replaces it on narrow screens. */
export function Navbar({ page, sidebar }: NavbarProps) {
  const { navbar } = useSiteSettings();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  useHideOnScroll(header, navbar.hideOnScroll);
  const search = navbar.right.filter((item) => item.type === 'search');
  const others = navbar.right.filter((item) => item.type !== 'search');
  const active = activeItem([...navbar.left, ...others], page);
  const items = (list: typeof navbar.left) =>
    list.map((item) => <DesktopItem key={keyOf(item)} item={item} page={page} isActive={item === active} />);
  return (
    <header ref={header} className={styles.navbar} data-no-print="">
      <div className={styles.inner}>
        <button
          type="button"
          className={styles.menu}
          aria-label="Open the menu"
          aria-expanded={isDrawerOpen}
          onPointerDown={prepareDrawer}
          onClick={() => setDrawerOpen(!isDrawerOpen)}
          data-needs-js=""
        >
          <MenuIcon size={22} />
        </button>
        <Brand brandPage={navbar.brandPage} />
        <nav className={styles.main} aria-label="Main">
          <ul className={styles.list}>{items(navbar.left)}</ul>
          <ul className={`${styles.list} ${styles.right}`}>{items(others)}</ul>
        </nav>
        {askAi && <AskAiButton askAi={askAi} path={page.path} />}
        <ColorModeToggle />
        {search.length > 0 && <SearchButton page={page} />}
      </div>
      {isDrawerOpen && (
        <Drawer navbar={navbar} page={page} sidebar={sidebar} onClose={() => setDrawerOpen(false)} />
      )}
    </header>
  );
}
