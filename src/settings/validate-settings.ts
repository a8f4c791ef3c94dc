import {
  analyticsSchema,
  announcementSchema,
  askAiSchema,
  colorModeSchema,
  docsVersionsSchema,
  findProblems,
  footerSchema,
  i18nSchema,
  navbarSchema,
  searchSchema,
  siteSchema,
} from '@docs/content';
import type { ContentProblem } from '@docs/content/shared';
import { analytics } from './analytics';
import { announcement } from './announcement';
import { askAi } from './ask-ai';
import { colorMode } from './color-mode';
import { docsVersions } from './docs-version';
import { footer } from './footer';
import { i18n } from './i18n';
import { navbar } from './navbar';
import { search } from './search';
import { settings } from './settings';

/** Returns the problems of all settings files, except for the navbar's items. */
export function settingsProblems(): ContentProblem[] {
  return [
    ...findProblems('src/settings/settings.ts', settings, siteSchema),
    ...findProblems('src/settings/navbar.ts', navbar, navbarSchema),
    ...findProblems('src/settings/footer.ts', footer, footerSchema),
    ...findProblems('src/settings/announcement.ts', announcement, announcementSchema),
    ...findProblems('src/settings/ask-ai.ts', askAi, askAiSchema),
    ...findProblems('src/settings/color-mode.ts', colorMode, colorModeSchema),
    ...findProblems('src/settings/analytics.ts', analytics, analyticsSchema),
    ...findProblems('src/settings/search.ts', search, searchSchema),
    ...findProblems('src/settings/i18n.ts', i18n, i18nSchema),
    ...findProblems('src/settings/docs-version.ts', docsVersions, docsVersionsSchema),
  ];
}
