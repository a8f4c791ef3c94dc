/** Where the page was scrolled to last, and whether the next scroll is the jump to an anchor. */
export interface NavbarScroll {
  isHidden: boolean;
  lastTop: number;
  /** The next scroll is the browser's, on its way to an anchor: it says nothing of what the reader wants. */
  isJump: boolean;
}

/** What is measured when the page scrolls, in pixels. */
export interface ScrollMeasure {
  top: number;
  viewport: number;
  page: number;
  navbar: number;
}

/** How the navbar stands before anything was scrolled. */
export const navbarAtRest: NavbarScroll = { isHidden: false, lastTop: 0, isJump: false };

/** The navbar leaves when the page jumps to an anchor: the heading stands where the navbar would be. */
export function onAnchor(state: NavbarScroll): NavbarScroll {
  return { ...state, isHidden: true, isJump: true };
}

/** Above its own height the navbar shows; below, it leaves on the way down and comes back on the way up. */
export function onScroll(state: NavbarScroll, { top, viewport, page, navbar }: ScrollMeasure): NavbarScroll {
  if (top < navbar) return { isHidden: false, lastTop: top, isJump: false };
  if (state.isJump) return { isHidden: true, lastTop: top, isJump: false };
  if (top > state.lastTop) return { isHidden: true, lastTop: top, isJump: false };
  // At the end of the page, phones scroll past the end and back: that is no way up.
  const isPastEnd = top + viewport >= page;
  return { isHidden: state.isHidden && (isPastEnd || top === state.lastTop), lastTop: top, isJump: false };
}
