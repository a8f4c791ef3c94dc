import type { ReactNode } from 'react';
import { resolveAnnouncement, resolveNavbar } from '../packages/content/settings/defaults';

/** Mock of `gatsby` for component tests: no router, no data, no path prefix. */
export const graphql = () => undefined;
export const navigate = jest.fn();
export const prefetchPathname = jest.fn();
/** The settings are read on access, because tests replace them. */
export const useStaticQuery = () => {
  const { frame } = require('./support/frame') as typeof import('./support/frame');
  return {
    siteSettings: {
      navbar: resolveNavbar(frame.navbar),
      footer: frame.footer,
      announcement: resolveAnnouncement(frame.announcement),
    },
  };
};
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
