import { settings } from './settings';

/*
 * Values known at build time. The bundler replaces these names (see `define.ts`), so the browser bundle reads
 * neither the environment nor the clock. Outside of a build the defaults below apply.
 */
declare const __SITE_URL__: string | undefined;
declare const __BUILD_YEAR__: string | undefined;

/** Public origin of the site, without a trailing slash. */
export const siteUrl: string = typeof __SITE_URL__ === 'string' ? __SITE_URL__ : settings.url;

/** Year of the build, for the copyright line; empty outside of a build. */
export const buildYear: string = typeof __BUILD_YEAR__ === 'string' ? __BUILD_YEAR__ : '';
