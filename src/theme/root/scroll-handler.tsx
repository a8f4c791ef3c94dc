import { Component, type ReactNode } from 'react';
import decodeLeniently from '../navigation/decode-uri';
import type { RouterLocation } from './router-history';

/*
 * Replaces `gatsby-react-router-scroll` in the browser's bundle. It stores the same positions under the same
 * keys, without support for obsolete browsers.
 */

/** Scroll positions by page and history entry, in the tab's storage. */
const storage = {
  read({ pathname }: RouterLocation, key: string | null): number {
    try {
      return Number(JSON.parse(sessionStorage.getItem(storageName(pathname, key)) ?? '0'));
    } catch {
      return 0;
    }
  },
  save({ pathname }: RouterLocation, key: string | null, position: number): void {
    try {
      sessionStorage.setItem(storageName(pathname, key), JSON.stringify(position));
    } catch {
      // Without storage, the browser restores the position itself.
    }
  },
};

const storageName = (pathname: string, key: string | null) => `@@scroll|${pathname}${key ? `|${key}` : ''}`;

interface ScrollProps {
  location: RouterLocation;
  /** Decides whether to scroll. Gatsby's implementation reads stored positions from `this`. */
  shouldUpdateScroll: (this: ScrollContext, previous: ScrollProps | undefined, next: ScrollProps) => unknown;
  children: ReactNode;
}

/** When a page is shown, scrolls to the hash or to the stored position. Stores positions on scroll. */
export class ScrollContext extends Component<ScrollProps> {
  /** The name that Gatsby uses. */
  _stateStorage = storage;
  private isWaiting = false;
  private position = 0;

  private readonly save = () => {
    // By the next frame, another page can be shown at another position.
    this.position = window.scrollY;
    if (this.isWaiting) return;
    this.isWaiting = true;
    requestAnimationFrame(() => {
      this.isWaiting = false;
      const { location } = this.props;
      storage.save(location, location.key, this.position);
    });
  };

  override componentDidMount(): void {
    window.addEventListener('scroll', this.save);
    this.scroll(undefined);
  }

  override componentDidUpdate(previous: ScrollProps): void {
    this.scroll(previous);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('scroll', this.save);
  }

  private scroll(previous: ScrollProps | undefined): void {
    const { location, shouldUpdateScroll } = this.props;
    const { hash, key } = location;
    const isWanted = () => shouldUpdateScroll.call(this, previous, this.props);
    if (hash) {
      const target = document.getElementById(decodeLeniently(hash).slice(1));
      if (target && isWanted()) target.scrollIntoView();
      return;
    }
    const position = storage.read(location, key);
    if ((previous || position) && isWanted()) window.scrollTo(0, position);
  }

  override render() {
    return this.props.children;
  }
}

/**
 * Exported because Gatsby re-exports it from its entry point.
 * @throws {Error} always, because only the window scrolls on this site
 */
export function useScrollRestoration(): never {
  throw new Error('This site is built without positions of other elements than the window.');
}
