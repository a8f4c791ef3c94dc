/**
 * Scrolls to the top of an element, unless all of it is in view. What covers the page there (the navbar) is the element's
 * `scroll-margin-top`.
 */
export function bringIntoView(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  if (top < covered || bottom > window.innerHeight) {
    window.scrollTo({ top: window.scrollY + top - covered, behavior: 'instant' });
  }
}
