import type { z } from 'zod';
import type { ContentProblem } from '../shared/content-error';
import { analytics } from './analytics';
import { announcement } from './announcement';
import { askAi } from './ask-ai';
import { colorMode } from './color-mode';
import { docsVersions } from './docs-version';
import { footer } from './footer';
import { i18n } from './i18n';
import { navbar } from './navbar';
import {
  analyticsSchema,
  announcementSchema,
  askAiSchema,
  colorModeSchema,
  docsVersionsSchema,
  footerSchema,
  i18nSchema,
  navbarSchema,
  searchSchema,
  siteSchema,
} from './schemas';
import { search } from './search';
import { settings } from './settings';

/** Validates one settings file; returns one problem per location. `root` names the value as a whole. */
export function findProblems(
  file: string,
  value: unknown,
  schema: z.ZodType,
  root = 'settings',
): ContentProblem[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  return result.error.issues.map((issue) => ({
    file,
    found: `\`${[root, ...issue.path.map(String)].join('.')}\` = ${show(valueAt(value, issue.path))}`,
    expected: issue.code === 'invalid_type' ? `a value of the type ${issue.expected}` : issue.message,
  }));
}

/** Returns the problems of all settings files, except for the navbar's items. */
export function settingsProblems(): ContentProblem[] {
  return [
    ...findProblems('src/site/settings.ts', settings, siteSchema),
    ...findProblems('src/site/navbar.ts', navbar, navbarSchema),
    ...findProblems('src/site/footer.ts', footer, footerSchema),
    ...findProblems('src/site/announcement.ts', announcement, announcementSchema),
    ...findProblems('src/site/ask-ai.ts', askAi, askAiSchema),
    ...findProblems('src/site/color-mode.ts', colorMode, colorModeSchema),
    ...findProblems('src/site/analytics.ts', analytics, analyticsSchema),
    ...findProblems('src/site/search.ts', search, searchSchema),
    ...findProblems('src/site/i18n.ts', i18n, i18nSchema),
    ...findProblems('src/site/docs-version.ts', docsVersions, docsVersionsSchema),
  ];
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
