import { withPrefix } from 'gatsby';
import { siteUrl } from '../settings/build-constants';
import { settings } from '../settings/settings';
import { resultUrl } from './result-url';

/** Returns the URL of a result on the current site. */
export function ownUrl(url: string): string {
  return resultUrl(url, {
    origins: [window.location.origin, siteUrl, settings.url],
    prefix: withPrefix('/').replace(/\/+$/, ''),
  });
}
