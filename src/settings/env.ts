import fs from 'node:fs';
import path from 'node:path';
import { ContentError, type ContentProblem } from '@docs/content/shared';
import type { HostedSearch } from '@docs/search/client';
import { z } from 'zod';
import { readHostedSearch } from './hosted-search';
import { settings } from './settings';

/** How a build reacts to a problem in the content. */
export type Severity = 'throw' | 'warn' | 'ignore';

/** Settings from the environment, read once when the build starts. */
export interface SiteEnv {
  /** `SITE_URL`: public origin, without a trailing slash. */
  siteUrl: string;
  /** `REPOSITORY_URL`: repository of the content, for edit links, without a trailing slash. */
  repositoryUrl: string;
  /** `PATH_PREFIX`: path that the site is served from, with a leading slash; empty for the root. */
  pathPrefix: string;
  /** `CONTENT_DIR`: content folder, absolute or relative to the project root. */
  contentDir: string;
  /** `CONTENT_COMPONENTS`: absolute path of a folder with the content's own components, if it has one. */
  componentsDir?: string | undefined;
  /** `ON_BROKEN_LINKS`: reaction to a link to a route that does not exist. */
  onBrokenLinks: Severity;
  /** `ON_UNKNOWN_COMPONENT`: reaction to an unknown component. */
  onUnknownComponent: Severity;
  /**
   * `ALGOLIA_APP_ID`, `ALGOLIA_SEARCH_KEY` and `ALGOLIA_HOST`: the hosted search; absent if the site uses the
   * embedded engine.
   */
  search?: HostedSearch | undefined;
}

const withoutSlashes = (value: string) => value.replace(/\/+$/, '');

const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => /^https?:\/\/[^/?#]+\/*$/.test(value))
  .transform(withoutSlashes);
const address = z.url({ protocol: /^https?$/ }).transform(withoutSlashes);
const prefix = z
  .string()
  .regex(/^[\w\-./~]*$/)
  .transform((value) => value.replace(/^\/*(.*?)\/*$/, (_, inner: string) => (inner ? `/${inner}` : '')));
const severity = z.enum(['throw', 'warn', 'ignore']);

const variables = {
  SITE_URL: { schema: origin, fallback: settings.url, expected: 'an origin such as https://www.example.com' },
  REPOSITORY_URL: {
    schema: address,
    fallback: settings.repositoryUrl,
    expected: 'a URL such as https://github.com/you/site',
  },
  PATH_PREFIX: { schema: prefix, fallback: '', expected: 'a path such as /docs-site, or nothing' },
  CONTENT_DIR: { schema: z.string().min(1), fallback: 'content', expected: 'a folder' },
  ON_BROKEN_LINKS: { schema: severity, fallback: 'throw', expected: 'throw, warn or ignore' },
  ON_UNKNOWN_COMPONENT: { schema: severity, fallback: 'throw', expected: 'throw, warn or ignore' },
} as const;

function readFolder(components: string, problems: ContentProblem[]): string {
  const folder = path.resolve(components);
  if (!fs.existsSync(folder))
    problems.push({
      file: 'environment variable CONTENT_COMPONENTS',
      found: folder,
      expected: 'a folder with components',
    });
  return folder;
}

/**
 * Reads the settings in the environment.
 *
 * @throws {ContentError} that lists every invalid variable.
 */
export function readEnv(env: Record<string, string | undefined> = process.env): SiteEnv {
  const problems: ContentProblem[] = [];
  const read = <Name extends keyof typeof variables>(
    name: Name,
  ): z.output<(typeof variables)[Name]['schema']> => {
    const { schema, fallback, expected } = variables[name];
    // An empty variable counts as not set: shells and CI forms cannot always omit one.
    const value = env[name]?.trim() || fallback;
    const result = schema.safeParse(value);
    if (result.success) return result.data as z.output<(typeof variables)[Name]['schema']>;
    problems.push({ file: `environment variable ${name}`, found: value, expected });
    return fallback as z.output<(typeof variables)[Name]['schema']>;
  };
  const components = env.CONTENT_COMPONENTS?.trim();
  const result: SiteEnv = {
    siteUrl: read('SITE_URL'),
    repositoryUrl: read('REPOSITORY_URL'),
    pathPrefix: read('PATH_PREFIX'),
    contentDir: read('CONTENT_DIR'),
    ...(components ? { componentsDir: readFolder(components, problems) } : {}),
    onBrokenLinks: read('ON_BROKEN_LINKS'),
    onUnknownComponent: read('ON_UNKNOWN_COMPONENT'),
    search: readHostedSearch(env, problems),
  };
  if (problems.length > 0) throw new ContentError(problems);
  return result;
}
