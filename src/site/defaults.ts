import type {
  AnalyticsSettings,
  AnnouncementBar,
  AskAiSettings,
  ColorModeSettings,
  NavbarItem,
  NavbarSettings,
  SearchSettings,
} from './types';

/** The navbar with nothing left out, its items sorted to their sides. */
export interface ResolvedNavbar {
  hideOnScroll: boolean;
  brandPage: string | null;
  left: NavbarItem[];
  right: NavbarItem[];
}

/** Fills in what the settings of the navbar leave out. */
export function resolveNavbar(settings: NavbarSettings): ResolvedNavbar {
  return {
    hideOnScroll: settings.hideOnScroll ?? true,
    brandPage: settings.brandPage ?? null,
    left: settings.items.filter((item) => item.position !== 'right'),
    right: settings.items.filter((item) => item.position === 'right'),
  };
}

/** The announcement with nothing left out; colours that were not set stay absent, and the theme's own hold. */
export type ResolvedAnnouncement = AnnouncementBar & { isCloseable: boolean };

/** Fills in what the settings of the announcement leave out. */
export function resolveAnnouncement(settings: AnnouncementBar | null): ResolvedAnnouncement | null {
  return settings && { ...settings, isCloseable: settings.isCloseable ?? true };
}

/** The Ask AI button with nothing left out. */
export type ResolvedAskAi = Required<AskAiSettings>;

/** Fills in what the settings of the Ask AI button leave out. */
export function resolveAskAi(settings: AskAiSettings | null): ResolvedAskAi | null {
  return settings && { label: settings.label ?? 'Ask AI', to: settings.to, embed: settings.embed ?? null };
}

/** Fills in what the settings of the analytics leave out. */
export function resolveAnalytics(settings: AnalyticsSettings): Required<AnalyticsSettings> {
  return { trackingId: settings.trackingId ?? null, anonymizeIp: settings.anonymizeIp ?? false };
}

/** Fills in what the settings of the search leave out. */
export function resolveSearch(settings: SearchSettings): Required<SearchSettings> {
  return {
    indexName: settings.indexName,
    contextualSearch: settings.contextualSearch ?? false,
    insights: settings.insights ?? false,
    missingResultsUrl: settings.missingResultsUrl ?? null,
    onSearch: settings.onSearch ?? null,
  };
}

/** Fills in what the settings of the colour mode leave out. */
export function resolveColorMode(settings: ColorModeSettings): Required<ColorModeSettings> {
  return { defaultMode: settings.defaultMode ?? 'light', respectSystem: settings.respectSystem ?? true };
}
