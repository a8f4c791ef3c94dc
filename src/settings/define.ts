import type { SiteEnv } from './env';

/**
 * Returns the bundler's replacements for the names in `build-constants.ts` and `hosted-search.ts`: JavaScript
 * expressions by name.
 */
export function browserDefinitions(
  env: Pick<SiteEnv, 'siteUrl' | 'search'>,
  builtAt: Date,
): Record<string, string> {
  return {
    __SITE_URL__: JSON.stringify(env.siteUrl),
    __BUILD_YEAR__: JSON.stringify(String(builtAt.getUTCFullYear())),
    ...(env.search ? { __HOSTED_SEARCH__: JSON.stringify(env.search) } : {}),
  };
}
