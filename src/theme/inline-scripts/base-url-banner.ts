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
  const path = document.documentElement.getAttribute(attribute) ?? '/';
  window.addEventListener('load', () => {
    if (getComputedStyle(document.documentElement).getPropertyValue('--paper')) return;
    const here = window.location.pathname.replace(/\/*$/, '/');
    const own = path.replace(/\/*$/, '/');
    const suggestion = here.endsWith(own) ? here.slice(0, here.length - own.length) : '';
    const banner = document.createElement('div');
    banner.id = 'base-url-banner';
    banner.setAttribute('role', 'alert');
    banner.style.cssText =
      'padding:16px;border:4px solid #b81d4e;background:#fceef2;color:#1c202a;font:16px/1.5 sans-serif';
    const line = (text: string) => {
      banner.appendChild(document.createElement('p')).textContent = text;
    };
    line('This site did not load properly: its styles and scripts are not where its pages look for them.');
    line(`It was built for the path ${baseUrl}, but this page is at ${window.location.pathname}.`);
    line(
      suggestion && `${suggestion}/` !== baseUrl
        ? `If you run this site, build it with PATH_PREFIX=${suggestion}`
        : 'If you run this site, check the setting PATH_PREFIX and that the server finds its files.',
    );
    document.body.prepend(banner);
  });
}
