import { z } from 'zod';
import { isExternal, joinPaths } from '../../shared/paths';
import type { ContentSet } from '../sets/content-set';
import { isObject } from './is-object';
import { runModule } from './run-module';
import type { SidebarEntry } from './schema';

const fields = z.object({ name: z.string(), entries: z.custom<SidebarEntry[]>() });

/** An entry of a VitePress sidebar. Its other keys are about how it looks. */
interface Item {
  text?: unknown;
  link?: unknown;
  base?: unknown;
  items?: unknown;
}

/** The configuration file of a VitePress site, of which only the sidebars are read. */
export function createVitePressSidebars(name: string): ContentSet<'SidebarFile', typeof fields> {
  return {
    name,
    folder: name,
    extensions: ['.ts', '.mts', '.js', '.mjs'],
    type: 'SidebarFile',
    fields,
    read(file, { problems }) {
      const config = runModule(file, problems, 'a module that exports the configuration of VitePress');
      const { themeConfig, locales } = objectOf(config);
      const themes = Object.entries(objectOf(locales)).map(
        ([locale, settings]) => [locale, objectOf(settings).themeConfig] as const,
      );
      return [['', themeConfig] as const, ...themes].flatMap(([locale, theme]) =>
        sidebarsOf(objectOf(theme).sidebar, locale),
      );
    },
  };
}

/** Returns the sidebars of a language: a list of entries for all pages, or one for each folder. */
function sidebarsOf(sidebar: unknown, locale: string): { name: string; entries: SidebarEntry[] }[] {
  if (Array.isArray(sidebar)) return [{ name: nameOf(locale), entries: toEntries(sidebar) }];
  return Object.entries(objectOf(sidebar)).map(([folder, inside]) => {
    const { items = inside, base } = objectOf(inside);
    return { name: nameOf(folder), entries: toEntries(items, textOf(base)) };
  });
}

/** `/guide/basics/` becomes `guide-basics`. */
function nameOf(folder: string): string {
  const name = folder.split('/').filter(Boolean).join('-');
  return name === '' || name === 'root' ? 'mainSidebar' : name;
}

function toEntries(items: unknown, base = ''): SidebarEntry[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: Item): SidebarEntry[] => {
    const { text, link, items: inside, base: own = base } = objectOf(item) as Item;
    const label = textOf(text);
    const entries = toEntries(inside, textOf(own));
    const address = typeof link === 'string' && (isExternal(link) ? link : joinPaths('/', textOf(own), link));
    if (entries.length > 0) {
      const page = address && !isExternal(address) ? { page: docIdOf(address) } : {};
      return label ? [{ category: label, ...page, items: entries }] : entries;
    }
    if (!address) return [];
    return [
      isExternal(address) ? { href: address, label } : { doc: docIdOf(address), ...(label && { label }) },
    ];
  });
}

/** Returns the id of the doc behind a link of VitePress: `/guide/` is `guide/index`, `/guide/a.md#b` is `guide/a`. */
function docIdOf(link: string): string {
  const path = link
    .replace(/[?#].*$/, '')
    .replace(/\.(?:md|html)$/, '')
    .slice(1);
  return path === '' || path.endsWith('/') ? `${path}index` : path;
}

function objectOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
