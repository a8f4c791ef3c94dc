import type { SiteOptions } from '@docs/content';
import type { ContentSettings } from '@docs/content/settings';
import type { ContentProblem } from '@docs/content/shared';

/** Where the content is and how it is read. */
export interface ContentOptions extends Omit<SiteOptions['env'], 'pathPrefix'> {
  /** Absolute path of the content folder. */
  contentDir: string;
  /** Repository of the content, for edit links, without a trailing slash. */
  repositoryUrl: string;
  /** The settings that the content depends on. */
  settings: ContentSettings;
}

/** Options of the plugin in `gatsby-config.ts`. */
export interface SourceOptions extends ContentOptions {
  /** Problems in the settings, which fail a build like problems in the content. */
  problems: readonly ContentProblem[];
}
