import { bannerId, boxId } from './ids';
import { inlineScript } from './inline-script';

/**
 * Attribute of <html> with the path of the page, without the path prefix. Inline scripts read it, so that
 * their text is the same on all pages.
 */
export const pagePathAttribute = 'data-page-path';

/**
 * Returns the script that shows an error if the site is served from a path that it was not built for. No
 * other file can be loaded then, so it has its own styles. It detects the problem by the missing stylesheets.
 */
export function baseUrlScript(baseUrl: string): string {
  return inlineScript(insertBanner, { attribute: pagePathAttribute, bannerId, boxId }, baseUrl);
}

interface Names {
  /** The attribute with the path of the page. */
  attribute: string;
  bannerId: string;
  boxId: string;
}

function insertBanner({ attribute, bannerId, boxId }: Names, baseUrl: string): void {
  window.addEventListener('load', () => {
    const html = document.documentElement;
    if (getComputedStyle(html).getPropertyValue('--paper')) return;
    const slashed = (path: string) => path.replace(/\/*$/, '/');
    const here = slashed(window.location.pathname);
    const own = slashed(html.getAttribute(attribute) ?? '');
    const base = here.endsWith(own) ? here.slice(0, -own.length) : '';
    const banner = document.createElement('div');
    banner.id = bannerId;
    banner.setAttribute('role', 'alert');
    banner.style.cssText = 'padding:16px;border:4px solid;background:#fceef2;color:#b81d4e';
    banner.textContent =
      `This site didn’t load properly because it was built for the path ${baseUrl}. ` +
      (slashed(base) === baseUrl
        ? 'Check that the server can find its styles and scripts.'
        : `Build it with PATH_PREFIX=${base || '/'}`);
    document.body.prepend(banner);
    // That box says less.
    document.getElementById(boxId)?.remove();
  });
}
