import type { ReactNode } from 'react';
import { resolveAnnouncement, resolveNavbar } from '../packages/content/settings/defaults';

/** Mock of `gatsby` for component tests: no router, no data, no path prefix. */
export const graphql = () => undefined;
export const navigate = jest.fn();
export const prefetchPathname = jest.fn();
/** The settings are read on access, because tests replace them. */
export const useStaticQuery = () => ({
  siteSettings: {
    navbar: resolveNavbar(require('../src/settings/navbar').navbar),
    footer: require('../src/settings/footer').footer,
    announcement: resolveAnnouncement(require('../src/settings/announcement').announcement),
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
