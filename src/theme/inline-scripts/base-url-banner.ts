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
  return inlineScript(insertBanner, pagePathAttribute, baseUrl);
}

function insertBanner(attribute: string, baseUrl: string): void {
  window.addEventListener('load', () => {
    const html = document.documentElement;
    if (getComputedStyle(html).getPropertyValue('--paper')) return;
    const slashed = (path: string) => path.replace(/\/*$/, '/');
    const here = slashed(window.location.pathname);
    const own = slashed(html.getAttribute(attribute) ?? '');
    const base = here.endsWith(own) ? here.slice(0, -own.length) : '';
    const banner = document.createElement('div');
    banner.id = 'base-url-banner';
    banner.setAttribute('role', 'alert');
    banner.style.cssText = 'padding:16px;border:4px solid;background:#fceef2;color:#b81d4e';
    banner.textContent =
      `This site did not load properly: it was built for the path ${baseUrl}. ` +
      (slashed(base) === baseUrl
        ? 'Check that the server finds its styles and scripts.'
        : `Build it with PATH_PREFIX=${base || '/'}`);
    document.body.prepend(banner);
  });
}
