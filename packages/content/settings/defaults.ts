import type {
  AnalyticsSettings,
  AnnouncementBar,
  AskAiSettings,
  ColorModeSettings,
  DocsVersion,
  NavbarItem,
  NavbarSettings,
  SearchSettings,
} from './types';

/** The navbar with all defaults filled in and its items split by side. */
export interface ResolvedNavbar {
  hideOnScroll: boolean;
  brandPage: string | null;
  left: NavbarItem[];
  right: NavbarItem[];
}

/** Fills in the defaults of the navbar. */
export function resolveNavbar(settings: NavbarSettings): ResolvedNavbar {
  return {
    hideOnScroll: settings.hideOnScroll ?? true,
    brandPage: settings.brandPage ?? null,
    left: settings.items.filter((item) => item.position !== 'right'),
    right: settings.items.filter((item) => item.position === 'right'),
  };
}

/**
 * The announcement with its defaults. Colors that are not set remain undefined, and the theme's colors apply.
 */
export type ResolvedAnnouncement = AnnouncementBar & { isCloseable: boolean };

/** Fills in the defaults of the announcement. */
export function resolveAnnouncement(settings: AnnouncementBar | null): ResolvedAnnouncement | null {
  return settings && { ...settings, isCloseable: settings.isCloseable ?? true };
}

/** The Ask AI button with all defaults filled in. */
export type ResolvedAskAi = Required<AskAiSettings>;

/** Fills in the defaults of the Ask AI button. */
export function resolveAskAi(settings: AskAiSettings | null): ResolvedAskAi | null {
  return settings && { label: settings.label ?? 'Ask AI', to: settings.to, embed: settings.embed ?? null };
}

/** Fills in the defaults of the analytics. */
export function resolveAnalytics(settings: AnalyticsSettings): Required<AnalyticsSettings> {
  return { trackingId: settings.trackingId ?? null, anonymizeIp: settings.anonymizeIp ?? false };
}

/** Fills in the defaults of the search. */
export function resolveSearch(settings: SearchSettings): Required<SearchSettings> {
  return {
    indexName: settings.indexName,
    contextualSearch: settings.contextualSearch ?? false,
    insights: settings.insights ?? false,
    missingResultsUrl: settings.missingResultsUrl ?? null,
    onSearch: settings.onSearch ?? null,
  };
}

/** Fills in the defaults of the color mode. */
export function resolveColorMode(settings: ColorModeSettings): Required<ColorModeSettings> {
  return { defaultMode: settings.defaultMode ?? 'light', respectSystem: settings.respectSystem ?? true };
}

/** Returns the version of the docs that unversioned links refer to. */
export function latestVersion(versions: readonly DocsVersion[]): DocsVersion {
  return versions.find((version) => version.isLast) ?? (versions[0] as DocsVersion);
}
