/**
 * Positions a box below a link, or above it if there is more room. Uses CSS anchor positioning, or Floating
 * UI in browsers without it. Returns a cleanup function.
 */
export function place(box: HTMLElement, link: HTMLElement): () => void {
  if (CSS.supports('position-anchor: --api')) {
    link.style.setProperty('anchor-name', '--api');
    box.showPopover();
    return () => link.removeAttribute('style');
  }
  box.showPopover();
  let stop = () => {};
  let isOver = false;
  void import(/* webpackChunkName: "floating-ui" */ '@floating-ui/dom').then(
    ({ autoUpdate, computePosition, flip, offset, shift }) => {
      if (isOver) return;
      stop = autoUpdate(link, box, async () => {
        const middleware = [offset(6), flip(), shift({ padding: 8 })];
        const { x, y } = await computePosition(link, box, {
          strategy: 'fixed',
          placement: 'bottom-start',
          middleware,
        });
        Object.assign(box.style, { left: `${x}px`, top: `${y}px` });
      });
    },
  );
  return () => {
    isOver = true;
    stop();
  };
}
