import { withPrefix } from 'gatsby';
import { siteUrl } from '../site/build-constants';
import { settings } from '../site/settings';
import { resultUrl } from './result-url';

/** Returns the URL of a result on the current site. */
export function ownUrl(url: string): string {
  return resultUrl(url, {
    origins: [window.location.origin, siteUrl, settings.url],
    prefix: withPrefix('/').replace(/\/+$/, ''),
  });
}
