import {
  analyticsSchema,
  askAiSchema,
  colorModeSchema,
  docsVersionsSchema,
  findProblems,
  i18nSchema,
  searchSchema,
  siteSchema,
} from '@docs/content';
import type { ContentProblem } from '@docs/content/shared';
import { analytics } from './analytics';
import { askAi } from './ask-ai';
import { colorMode } from './color-mode';
import { docsVersions } from './docs-version';
import { i18n } from './i18n';
import { search } from './search';
import { settings } from './settings';

/** Returns the problems of all settings files in `src/settings`. */
export function settingsProblems(): ContentProblem[] {
  return [
    ...findProblems('src/settings/settings.ts', settings, siteSchema),
    ...findProblems('src/settings/ask-ai.ts', askAi, askAiSchema),
    ...findProblems('src/settings/color-mode.ts', colorMode, colorModeSchema),
    ...findProblems('src/settings/analytics.ts', analytics, analyticsSchema),
    ...findProblems('src/settings/search.ts', search, searchSchema),
    ...findProblems('src/settings/i18n.ts', i18n, i18nSchema),
    ...findProblems('src/settings/docs-version.ts', docsVersions, docsVersionsSchema),
  ];
}
