import { withPrefix } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';
import { isExternal } from '../shared/paths';

/** Props of a link: those of an anchor, with `to` for its address. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A route of ours, written from the site's root, a `#hash`, or any address. */
  to: string;
  /** Shows the mark of a link that leaves the site, where it does. */
  external?: boolean;
}

/** The address that an anchor gets: a route of ours has the path prefix put in front. */
export function hrefOf(to: string): string {
  return to.startsWith('/') && !isExternal(to) ? withPrefix(to) : to;
}

/**
 * A plain anchor. In-app navigation is one listener of the document (`src/theme/navigation/`), so that links in finished
 * HTML and links in React behave alike.
 */
export function Link({ to, external = false, className, rel, ...rest }: LinkProps) {
  const leaves = isExternal(to);
  const classes = external && leaves ? [className, 'external'].filter(Boolean).join(' ') : className;
  return <a {...rest} href={hrefOf(to)} className={classes} rel={rel ?? (leaves ? 'noopener' : undefined)} />;
}
