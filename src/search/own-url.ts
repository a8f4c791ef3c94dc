import { withPrefix } from 'gatsby';
import { siteUrl } from '../site/build-constants';
import { settings } from '../site/settings';
import { resultUrl } from './result-url';

/** The address that a result leads to on the site that is open. */
export function ownUrl(url: string): string {
  return resultUrl(url, {
    origins: [window.location.origin, siteUrl, settings.url],
    prefix: withPrefix('/').replace(/\/+$/, ''),
  });
}
