import { Component, type ReactNode } from 'react';
import { openInBrowser } from './gatsby-navigation';
import { publicLoader } from './loader';
import type { PageFailure, PageResources } from './page-loader';
import type { RouterLocation } from './router-history';

/*
 * Replaces Gatsby's module of this name in the browser's bundle, without the code for development and without
 * comparisons that are always true.
 */

interface Shown {
  location: RouterLocation;
  pageResources: PageResources | PageFailure | undefined;
}

interface EnsureResourcesProps {
  location: RouterLocation;
  children: (shown: Shown) => ReactNode;
}

const addressOf = ({ pathname, search }: RouterLocation) => pathname + search;

/** Returns a location with the code and data of its page, if they are loaded. */
function find(location: RouterLocation): Shown {
  const pageResources = publicLoader.loadPageSync(addressOf(location), { withErrorDetails: true });
  return { location: { ...location }, pageResources };
}

/** Shows a page when it is loaded, and the previous one until then. */
export default class EnsureResources extends Component<EnsureResourcesProps, Shown> {
  override state = find(this.props.location);

  static getDerivedStateFromProps({ location }: EnsureResourcesProps, shown: Shown): Partial<Shown> {
    return shown.location.href === location.href ? { location: { ...location } } : find(location);
  }

  override shouldComponentUpdate({ location }: EnsureResourcesProps, { pageResources }: Shown): boolean {
    if (!pageResources) void this.load(addressOf(location));
    return pageResources !== undefined;
  }

  private async load(address: string): Promise<void> {
    const pageResources = await publicLoader.loadPage(address);
    if ('page' in pageResources)
      this.setState({ location: { ...window.location } as unknown as RouterLocation, pageResources });
    else openInBrowser(address);
  }

  override render() {
    return this.props.children(this.state);
  }
}
