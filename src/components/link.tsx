import { isExternal } from '@docs/content/shared';
import { withPrefix } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';

/** Props of a link: those of an anchor, with `to` as the URL. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A root-relative route, a `#hash`, or any URL. */
  to: string;
  /** Marks external links with an icon. */
  external?: boolean;
}

/** Returns the `href` of an anchor: internal routes get the path prefix. */
export function hrefOf(to: string): string {
  return to.startsWith('/') && !isExternal(to) ? withPrefix(to) : to;
}

/**
 * A plain anchor. One listener on the document handles in-app navigation (`src/runtime/`), so that
 * links in static HTML and in React behave alike.
 */
export function Link({ to, external = false, className, ...rest }: LinkProps) {
  const classes = external && isExternal(to) ? [className, 'external'].filter(Boolean).join(' ') : className;
  return <a {...rest} href={hrefOf(to)} className={classes} />;
}
