import type { ReactNode } from 'react';

/** Stands for `gatsby` in component tests: no router, no data, no path prefix. */
export const graphql = () => undefined;
export const navigate = jest.fn();
export const prefetchPathname = jest.fn();
export const useStaticQuery = jest.fn();
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
