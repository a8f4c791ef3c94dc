import type { ReactNode } from 'react';
import { resolveAnnouncement, resolveNavbar } from '../src/site/defaults';

/** Mock of `gatsby` for component tests: no router, no data, no path prefix. */
export const graphql = () => undefined;
export const navigate = jest.fn();
export const prefetchPathname = jest.fn();
/** The settings are read on access, because tests replace them. */
export const useStaticQuery = () => ({
  siteSettings: {
    navbar: resolveNavbar(require('../src/site/navbar').navbar),
    footer: require('../src/site/footer').footer,
    announcement: resolveAnnouncement(require('../src/site/announcement').announcement),
  },
});
export const withPrefix = (path: string) => path;

export function Link({
  to,
  children,
  ...rest
}: {
  to: string;
  children?: ReactNode;
  [name: string]: unknown;
}) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

export function Script() {
  return null;
}
