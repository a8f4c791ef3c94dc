/** The last scroll position, and whether the next scroll is a jump to an anchor. */
export interface NavbarScroll {
  isHidden: boolean;
  lastTop: number;
  /**
   * Whether the next scroll is the browser's jump to an anchor, which says nothing about the user's intent.
   */
  isJump: boolean;
}

/** Measurements on scroll, in pixels. */
export interface ScrollMeasure {
  top: number;
  viewport: number;
  page: number;
  navbar: number;
}

/** The initial state, before any scrolling. */
export const navbarAtRest: NavbarScroll = { isHidden: false, lastTop: 0, isJump: false };

/** Hides the navbar on a jump to an anchor, because the heading would be behind it. */
export function onAnchor(state: NavbarScroll): NavbarScroll {
  return { ...state, isHidden: true, isJump: true };
}

/**
 * Shows the navbar within its own height from the top. Below that, it hides on scrolling down and reappears
 * on scrolling up.
 */
export function onScroll(state: NavbarScroll, { top, viewport, page, navbar }: ScrollMeasure): NavbarScroll {
  if (top < navbar) return { isHidden: false, lastTop: top, isJump: false };
  if (state.isJump) return { isHidden: true, lastTop: top, isJump: false };
  if (top > state.lastTop) return { isHidden: true, lastTop: top, isJump: false };
  // Phones overscroll at the end of the page and bounce back: that is not scrolling up.
  const isPastEnd = top + viewport >= page;
  return { isHidden: state.isHidden && (isPastEnd || top === state.lastTop), lastTop: top, isJump: false };
}
