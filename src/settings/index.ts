import type { ContentSettings } from '@docs/content/settings';
import { announcement } from './announcement';
import { docsVersions } from './docs-version';
import { footer } from './footer';
import { navbar } from './navbar';
import { settings } from './settings';

export { readEnv, type SiteEnv } from './env';

/** The settings that the content depends on, as `createSite` takes them. */
export const contentSettings: ContentSettings = {
  site: settings,
  navbar,
  footer,
  announcement,
  docsVersions,
};
