import { strictObject } from '@docs/content';
import { suggestName } from '@docs/content/shared';
import { z } from 'zod';

/** A page that the documentation should have. */
export interface CoveragePage {
  /** Id of the doc, as used in sidebars. */
  id: string;
  /** Its route. */
  path: string;
  /** Amount of content that the topic needs, in words. */
  size: number;
  /** Names that the page documents, sorted. */
  api?: string[] | undefined;
}

/** Requirements on pages for the search. */
export interface AnswerRules {
  /** Whether every page must state `answers`. */
  required: boolean;
  /** Phrases that more than three pages may share, with the reason. */
  shared: Record<string, string>;
}

/** The required coverage of the documentation: `content/coverage.json`. */
export interface Coverage {
  /** Folders of `/docs` that must be complete; the empty string stands for pages outside of folders. */
  areas: string[];
  /** Routes that must exist in addition to `pages`. */
  roots: string[];
  /** The Remotion version that all pages were reviewed with, except for pages with `reviewed` in their frontmatter. */
  reviewed: string;
  /** Required number of live demos. */
  demos: number;
  answers?: AnswerRules | undefined;
  /** Pages that may be short, by route, with the reason. */
  shortPages: Record<string, string>;
  /** Names that their page need not document, by route and name, with the reason. */
  undocumented: Record<string, Record<string, string>>;
  /**
   * Troubleshooting pages without a quoted message, by route, with the reason. If absent, pages do not have
   * to quote a message.
   */
  withoutMessage?: Record<string, string> | undefined;
  pages: CoveragePage[];
}

const text = z.string('text').min(1, 'text that is not empty');
const route = z.string('a route').regex(/^\/docs\//, 'a route that begins with /docs/');
const count = z.number('a number').int('a whole number').min(0, 'a number that is not negative');
const reason = text.regex(/\s/, 'a reason, in words');

const coveragePage = strictObject({
  id: text,
  path: route,
  size: count,
  api: z.array(text, 'a list of names').min(1, 'a name, or no `api`').optional(),
}) satisfies z.ZodType<CoveragePage>;

const answerRules = strictObject({
  required: z.boolean('true or false'),
  shared: z.record(text, reason),
}) satisfies z.ZodType<AnswerRules>;

/**
 * Schema of `content/coverage.json`. Pages must be unique and sorted by route, and exceptions must refer to
 * existing entries.
 */
export const coverageSchema = strictObject({
  areas: z.array(z.string('the name of a folder'), 'a list of folders'),
  roots: z.array(route, 'a list of routes'),
  reviewed: text.regex(/^\d+\.\d+\.\d+$/, 'a version such as 4.0.357'),
  demos: count,
  answers: answerRules.optional(),
  shortPages: z.record(route, reason),
  undocumented: z.record(route, z.record(text, reason)),
  withoutMessage: z.record(route, reason).optional(),
  pages: z.array(coveragePage, 'a list of pages'),
}).superRefine((coverage: Coverage, context) => {
  const complain = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const routes = coverage.pages.map(({ path }) => path);
  const ids = new Set<string>();
  coverage.pages.forEach(({ id, path }, index) => {
    if (ids.has(id)) complain(['pages', index, 'id'], 'an id that no other page has');
    ids.add(id);
    const before = routes[index - 1];
    if (before !== undefined && path <= before)
      complain(
        ['pages', index, 'path'],
        `a route behind \`${before}\`: pages stand once, in the order of their routes`,
      );
  });
  const known = [...routes, ...coverage.roots];
  for (const key of ['shortPages', 'withoutMessage'] as const) {
    for (const path of Object.keys(coverage[key] ?? {})) {
      if (!known.includes(path)) complain([key, path], `a page of the list. ${suggestName(path, known)}`);
    }
  }
  for (const [path, names] of Object.entries(coverage.undocumented)) {
    const known = coverage.pages.find((page) => page.path === path)?.api ?? [];
    for (const name of Object.keys(names)) {
      if (!known.includes(name))
        complain(
          ['undocumented', path, name],
          `a name of the \`api\` of that page. ${suggestName(name, known)}`,
        );
    }
  }
}) satisfies z.ZodType<Coverage>;
