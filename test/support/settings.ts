import type { SiteOptions } from '../../packages/content';
import { contentSettings } from '../../src/settings';

/** The settings with which tests read a site. */
export { contentSettings };

/** Returns the options with which a check reads a site. */
export function optionsOf(folders: SiteOptions['folders']): SiteOptions {
  return {
    folders,
    env: { pathPrefix: '', onBrokenLinks: 'throw', onUnknownComponent: 'throw' },
    settings: contentSettings,
  };
}
