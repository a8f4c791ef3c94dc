import type {
  DocsVersionItem,
  DropdownChild,
  LinkItem,
  NavbarIcon,
  NavbarItem,
} from '@docs/content/settings';
import { isSamePath } from '@docs/content/shared';
import type { ComponentType, ReactElement } from 'react';
import { DiscordIcon, GitHubIcon, type IconProps, XIcon } from '../../components/icons';
import { Link } from '../../components/link';
import { docsVersions, latestDocsVersion } from '../../settings/docs-version';
import { currentLocale, i18n } from '../../settings/i18n';
import { savePreferredVersion } from '../docs-version/preferred-version';
import { SearchButton } from '../search/search-button';
import { isActive as leadsTo, type OpenPage } from './active-item';
import { Dropdown } from './dropdown';
import { namingItem } from './naming-item';
import * as styles from './navbar-items.module.css';

const icons: Record<NavbarIcon, ComponentType<IconProps>> = {
  github: GitHubIcon,
  discord: DiscordIcon,
  x: XIcon,
};

interface DesktopItemProps {
  item: NavbarItem;
  page: OpenPage;
  isActive: boolean;
}

/** A navbar item on wide screens: an entry of its list. */
export function DesktopItem(props: DesktopItemProps) {
  return namingItem(props.item, () => renderItem(props));
}

function renderItem({ item, page, isActive }: DesktopItemProps): ReactElement {
  switch (item.type) {
    case 'dropdown':
      return (
        <Dropdown label={item.label} isActive={isActive} path={page.path}>
          {item.items.map((child) => (
            <li key={keyOf(child)}>
              <ItemLink item={child} page={page} />
            </li>
          ))}
        </Dropdown>
      );
    case 'docsVersionDropdown':
      return (
        <Dropdown label={latestDocsVersion.label} isActive={false} path={page.path}>
          {versionItems(item.versions).map((version) => (
            <li key={version.version}>
              <ItemLink item={version} page={page} />
            </li>
          ))}
        </Dropdown>
      );
    case 'localeDropdown':
      return (
        <Dropdown label={currentLocale.label} isActive={false} path={page.path}>
          <LocaleLinks />
        </Dropdown>
      );
    case 'search':
      return (
        <li>
          <SearchButton page={page} />
        </li>
      );
    default:
      return (
        <li className={item.className}>
          <ItemLink
            item={item}
            page={page}
            isActive={isActive}
            className={item.type === 'link' && item.icon ? `${styles.item} ${styles.icon}` : styles.item}
          />
        </li>
      );
  }
}

/** A link item, in the navbar, in a menu or in the drawer. */
export function ItemLink(props: ItemLinkProps): ReactElement {
  return namingItem(props.item, () => renderLink(props));
}

interface ItemLinkProps {
  item: DropdownChild;
  page: OpenPage;
  /** Whether it is marked. Otherwise, its own route decides. */
  isActive?: boolean;
  className?: string | undefined;
}

function renderLink({ item, page, isActive = leadsTo(item, page), className }: ItemLinkProps): ReactElement {
  if (item.type === 'html') {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from the site's own settings
    return <span className={styles.raw} dangerouslySetInnerHTML={{ __html: item.value }} />;
  }
  if (item.type === 'docsVersion') return <VersionLink item={item} className={className} />;
  const to = item.to ?? (item as LinkItem).href ?? '/';
  const Icon = item.type === 'link' && item.icon && icons[item.icon];
  // Only the page itself is announced as current; its ancestors are only highlighted visually.
  const current = item.to !== undefined && isSamePath(item.to, page.path) ? 'page' : undefined;
  return (
    <Link
      to={to}
      className={className}
      external={!Icon}
      aria-current={current}
      data-active={isActive || undefined}
      {...(Icon && { 'aria-label': item.label, title: item.label })}
    >
      {Icon ? <Icon /> : item.label}
    </Link>
  );
}

function VersionLink({ item, className }: { item: DocsVersionItem; className?: string | undefined }) {
  const version = docsVersions.find(({ name }) => name === (item.version ?? 'current')) ?? latestDocsVersion;
  return (
    <Link to={version.path} className={className} onClick={() => savePreferredVersion(version.name)}>
      {item.label ?? version.label}
    </Link>
  );
}

/** Returns the versions of the docs as items: the named ones, or all. */
export function versionItems(names: string[] | undefined): DocsVersionItem[] {
  return (names ?? docsVersions.map(({ name }) => name)).map((version) => ({ type: 'docsVersion', version }));
}

/** The languages of the site, as entries of a list. */
export function LocaleLinks() {
  return Object.entries(i18n.locales).map(([name, locale]) => (
    <li key={name}>
      <Link to="/" hrefLang={locale.htmlLang} lang={locale.htmlLang} aria-current={locale === currentLocale}>
        {locale.label}
      </Link>
    </li>
  ));
}

/** Returns the key of an item among its siblings. */
export function keyOf(item: NavbarItem): string {
  return `${item.type} ${'label' in item ? item.label : ''}`;
}
