import type { ContentSettings } from '@docs/content/settings';
import { docsVersions } from './docs-version';
import { settings } from './settings';

export { readEnv, type SiteEnv } from './env';

/** The settings that the content depends on, as `createSite` takes them. */
export const contentSettings: ContentSettings = {
  site: settings,
  docsVersions,
};
