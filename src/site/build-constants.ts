import { settings } from './settings';

/*
 * Values that are known when the site is built. The build replaces these names by their values (see `define.ts`), so
 * that the browser's bundle reads no environment and no clock. Outside a build the defaults below hold.
 */
declare const __SITE_URL__: string | undefined;
declare const __BUILD_YEAR__: string | undefined;

/** Public origin of the site, without a slash at the end. */
export const siteUrl: string = typeof __SITE_URL__ === 'string' ? __SITE_URL__ : settings.url;

/** Year of the build, for the copyright line; empty where no build is known. */
export const buildYear: string = typeof __BUILD_YEAR__ === 'string' ? __BUILD_YEAR__ : '';
