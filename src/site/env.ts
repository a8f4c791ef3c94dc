import { z } from 'zod';
import { ContentError, type ContentProblem } from '../shared/content-error';
import { type HostedSearch, readHostedSearch } from './hosted-search';
import { settings } from './settings';

/** What a build does with a fault in the content. */
export type Severity = 'throw' | 'warn' | 'ignore';

/** The settings that come from outside the repository; read once, when the build starts. */
export interface SiteEnv {
  /** `SITE_URL`: public origin, without a slash at the end. */
  siteUrl: string;
  /** `REPOSITORY_URL`: where the source of the content is edited, without a slash at the end. */
  repositoryUrl: string;
  /** `PATH_PREFIX`: folder of the origin that the site stands in, with a slash in front; empty for the root. */
  pathPrefix: string;
  /** `CONTENT_DIR`: folder of the content, relative to the project's root or absolute. */
  contentDir: string;
  /** `ON_BROKEN_LINKS`: what a link to a route that does not exist does. */
  onBrokenLinks: Severity;
  /** `ON_UNKNOWN_COMPONENT`: what a component that nobody knows does. */
  onUnknownComponent: Severity;
  /** `ALGOLIA_APP_ID`, `ALGOLIA_SEARCH_KEY` and `ALGOLIA_HOST`: the hosted search; absent where the embedded engine answers. */
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
  SITE_URL: { schema: origin, fallback: settings.url, expected: 'an origin, as in https://www.example.com' },
  REPOSITORY_URL: {
    schema: address,
    fallback: settings.repositoryUrl,
    expected: 'an address, as in https://github.com/you/site',
  },
  PATH_PREFIX: { schema: prefix, fallback: '', expected: 'a path, as in /docs-site, or nothing' },
  CONTENT_DIR: { schema: z.string().min(1), fallback: 'content', expected: 'a folder' },
  ON_BROKEN_LINKS: { schema: severity, fallback: 'throw', expected: 'throw, warn or ignore' },
  ON_UNKNOWN_COMPONENT: { schema: severity, fallback: 'throw', expected: 'throw, warn or ignore' },
} as const;

/** Reads the settings of the environment. Throws a `ContentError` that lists every variable that cannot be used. */
export function readEnv(env: Record<string, string | undefined> = process.env): SiteEnv {
  const problems: ContentProblem[] = [];
  const read = <Name extends keyof typeof variables>(
    name: Name,
  ): z.output<(typeof variables)[Name]['schema']> => {
    const { schema, fallback, expected } = variables[name];
    // An empty variable is one that was not set: shells and CI forms cannot always leave one out.
    const value = env[name]?.trim() || fallback;
    const result = schema.safeParse(value);
    if (result.success) return result.data as z.output<(typeof variables)[Name]['schema']>;
    problems.push({ file: `environment variable ${name}`, found: value, expected });
    return fallback as z.output<(typeof variables)[Name]['schema']>;
  };
  const result: SiteEnv = {
    siteUrl: read('SITE_URL'),
    repositoryUrl: read('REPOSITORY_URL'),
    pathPrefix: read('PATH_PREFIX'),
    contentDir: read('CONTENT_DIR'),
    onBrokenLinks: read('ON_BROKEN_LINKS'),
    onUnknownComponent: read('ON_UNKNOWN_COMPONENT'),
    search: readHostedSearch(env, problems),
  };
  if (problems.length > 0) throw new ContentError(problems);
  return result;
}
